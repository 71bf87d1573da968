// Starts the page: styles, icons, the shell.
import { mount } from 'svelte';
import { installIcons } from './lib/faces';
import { language, PSEUDO } from './lib/language';
import App from './shell/App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { changeWords } from './words/words';

// No module waits for another here: a bundler would cut a page whose first module does into many small files.
async function start(): Promise<void> {
  // There is English, and the language of tests, which nobody else shall fetch.
  if (language === PSEUDO) changeWords((await import('./words/pseudo')).pseudo);
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  mount(App, { target });
}

void installIcons();
void start();
