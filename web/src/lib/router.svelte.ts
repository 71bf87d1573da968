// Where the browser is, as state; and the way to go elsewhere without loading the page anew.
import { routeOf } from './routes';

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));
  readonly route = $derived(routeOf(this.path));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  /** Goes to a path of ours; `replace` leaves no trace in the history. */
  go(path: string, { replace = false } = {}): void {
    const here = location.pathname;
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    if (location.pathname !== here) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  /** Plain clicks on plain links of ours stay in this page; everything else is the browser's. */
  #clicked(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    const link = (event.target as Element).closest('a');
    if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/faces/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
