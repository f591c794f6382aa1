import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
export const PEERS = path.join(import.meta.dirname, 'widget-peers');

export interface Contender {
  name: string;
  /** Where its files are, as `/files/` of the page. */
  folder: string;
  /** Beside the rest of a blank page. */
  html: string;
  /** What shoppers press; without one it is open from the start. */
  launcher?: string;
  /** Where they write, once it is open. */
  field: string;
}

const installed = (name: string) => path.join(PEERS, 'node_modules', name, 'dist');

/** Ours first. Each speaks to a stub of its own service on the page's host. */
export const contenders: readonly Contender[] = [
  {
    name: 'Aisle',
    folder: path.join(ROOT, 'dist'),
    html: '<script async src="/widget.js" data-key="aisle_pk_bench"></script>',
    launcher: 'aisle-assistant .launcher',
    field: 'aisle-assistant textarea',
  },
  {
    name: 'deep-chat',
    folder: installed('deep-chat'),
    html: `<script type="module" src="/files/deepChat.bundle.js"></script><deep-chat connect='{"url": "/stub"}'></deep-chat>`,
    field: 'deep-chat #text-input',
  },
  {
    name: 'typebot',
    folder: installed('@typebot.io/js'),
    html: `<script type="module">
      import Typebot from '/files/web.js';
      Typebot.initBubble({ typebot: 'bench', apiHost: location.origin });
    </script>`,
    launcher: 'typebot-bubble button',
    field: 'typebot-bubble textarea, typebot-bubble input',
  },
  {
    name: 'flowise-embed',
    folder: installed('flowise-embed'),
    html: `<script type="module">
      import Chatbot from '/files/web.js';
      Chatbot.init({ chatflowid: 'bench', apiHost: location.origin });
    </script>`,
    launcher: 'flowise-chatbot button',
    field: 'flowise-chatbot textarea',
  },
];
