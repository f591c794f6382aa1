import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
export const PEERS = path.join(import.meta.dirname, 'widget-peers');

export interface Contender {
  name: string;
  /** Folder with its files, which the page serves at `/files/`. */
  folder: string;
  /** HTML that is added to a blank page. */
  html: string;
  /** Selector of the button that opens it; undefined if it is open from the start. */
  launcher?: string;
  /** Selector of the input field, once it is open. */
  field: string;
}

const installed = (name: string) => path.join(PEERS, 'node_modules', name, 'dist');

/** A bubble as a custom element, started by a module of the page. */
const bubble = (name: string, element: string, start: string): Contender => ({
  name,
  folder: installed(name),
  html: `<script type="module">
    import bubble from '/files/web.js';
    bubble.${start};
  </script>`,
  launcher: `${element} button`,
  field: `${element} textarea, ${element} input`,
});

/** Each talks to a stub of its own service on the page's host. */
export const AISLE = {
  name: 'Aisle',
  folder: path.join(ROOT, 'dist'),
  html: '<script async src="/widget.js" data-key="aisle_pk_bench"></script>',
  launcher: 'aisle-assistant .launcher',
  field: 'aisle-assistant textarea',
} satisfies Contender;

export const OTHERS: readonly Contender[] = [
  {
    name: 'deep-chat',
    folder: installed('deep-chat'),
    html: `<script type="module" src="/files/deepChat.bundle.js"></script><deep-chat connect='{"url": "/stub"}'></deep-chat>`,
    field: 'deep-chat #text-input',
  },
  bubble('@typebot.io/js', 'typebot-bubble', "initBubble({ typebot: 'bench', apiHost: location.origin })"),
  bubble('flowise-embed', 'flowise-chatbot', "init({ chatflowid: 'bench', apiHost: location.origin })"),
];
