// Starts the page: styles, icons, the shell.
import { mount } from 'svelte';
import { installIcons } from './lib/faces';
import App from './shell/App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import shellWords from './words/shell.ftl?raw';
import { addWords } from './words/words';

addWords(shellWords);
void installIcons();
const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
mount(App, { target });
