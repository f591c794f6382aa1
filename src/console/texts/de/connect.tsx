import type { Texts } from '../texts.ts';

export const connect: Texts['connect'] = {
  title: 'Verbinden',
  lead: 'Nutzen Sie Aisle aus eigenen Programmen und mit Agenten wie Claude und ChatGPT.',
  rest: {
    title: 'Ihre Programme: die REST-API',
    lead: 'Jede Aktion ist eine POST-Anfrage mit JSON, berechtigt durch einen API-Schlüssel.',
    address: 'Adresse der API',
    createKey: 'Erstellen Sie einen Schlüssel',
    step1: (createKey) => <>{createKey}. Für einen ersten Versuch genügt einer, der nur ansieht.</>,
    step2:
      'Führen Sie dies aus, fügen Sie den Schlüssel ein und drücken Sie die Eingabetaste. Er wird weder angezeigt noch im Verlauf der Shell gespeichert.',
    readKey: 'Schlüssel einlesen',
    step3: 'Lassen Sie sich Ihre Assistenten auflisten:',
    tryIt: 'API ausprobieren',
    reference: 'API-Referenz',
    documents: 'Wie man Aisle betreibt und in Shops einbaut, steht im [Handbuch (englisch)](/docs/operating).',
    description: 'OpenAPI-Beschreibung',
    see: (reference, description) => (
      <>
        Die {reference} nennt jede Aktion mit Feldern, Fehlern und Beispielen (auf Englisch). Für Client-Generatoren
        gibt es die {description}.
      </>
    ),
  },
  mcp: {
    title: 'KI-Agenten: MCP',
    lead: (apps) => (
      <>
        Agenten nutzen dieselben Aktionen über das Model Context Protocol. Wer einen verbindet, meldet sich an, wählt
        eine Organisation und erlaubt nur das Ansehen oder auch Änderungen; unter {apps} steht, was Sie verbunden haben.
      </>
    ),
    apps: 'Verbundene Apps',
    address: 'URL des MCP-Servers',
    agent: 'Ihr Agent',
    names: {
      claude: 'Claude (Web, Desktop, mobil)',
      claudeCode: 'Claude Code',
      chatgpt: 'ChatGPT',
      cursor: 'Cursor',
      vscode: 'VS Code',
      other: 'Ein anderer',
    },
    notPublic:
      'Die Verbindung kommt von den Servern des Herstellers. Aisle braucht dafür eine Adresse im Internet mit HTTPS; diese hier ist keine.',
    signIn: 'Mit Anmeldung',
    key: 'Mit API-Schlüssel',
    noKey: 'Die Verbindung ist nur mit Anmeldung möglich.',
    docs: (agent) => `Dokumentation von ${agent}`,
    copy: {
      claude: 'URL für Claude',
      claudeCode: 'Befehl für Claude Code',
      chatgpt: 'URL für ChatGPT',
      cursor: 'Anmeldung für Cursor',
      vscode: 'Anmeldung für VS Code',
      other: 'URL für Ihren Agenten',
    },
    copyKey: {
      claudeCode: 'Schlüssel für Claude Code',
      cursor: 'Schlüssel für Cursor',
      vscode: 'Schlüssel für VS Code',
      other: 'Header für Ihren Agenten',
    },
    steps: {
      claude: [
        'Öffnen Sie in Claude „Anpassen“ → „Konnektoren“, drücken Sie + und wählen Sie „Benutzerdefinierten Konnektor hinzufügen“. Im Team- oder Enterprise-Tarif richtet ihn ein Inhaber in den Einstellungen der Organisation ein.',
        'Nennen Sie ihn Aisle, fügen Sie die URL ein und bestätigen Sie.',
        'Klicken Sie auf „Verbinden“, melden Sie sich hier an und stimmen Sie zu.',
      ],
      claudeCode: [
        'Führen Sie den Befehl in einem Terminal aus.',
        'Geben Sie in Claude Code /mcp ein, wählen Sie aisle und melden Sie sich im Browser an.',
      ],
      chatgpt: [
        'Öffnen Sie chatgpt.com/plugins, drücken Sie + und wählen Sie „Benutzerdefinierten MCP-Server hinzufügen“. In einem Workspace bestimmen dessen Admins, wer das darf.',
        'Nennen Sie ihn Aisle, fügen Sie die URL als Server-URL ein und wählen Sie OAuth.',
        'Erstellen Sie ihn als Plugin, melden Sie sich hier an und stimmen Sie zu.',
      ],
      cursor: [
        'Ergänzen Sie damit ~/.cursor/mcp.json oder in einem Projekt .cursor/mcp.json.',
        'Starten Sie Cursor neu und melden Sie sich im Browser an, wenn Sie dazu aufgefordert werden.',
      ],
      vscode: [
        'Ergänzen Sie damit in einem Workspace .vscode/mcp.json, oder führen Sie für alle „MCP: Open User Configuration“ aus.',
        'Starten Sie den Server und melden Sie sich im Browser an, wenn VS Code Sie dazu auffordert.',
      ],
      other: [
        'Geben Sie ihm die URL als Server mit „Streamable HTTP“.',
        'Melden Sie sich im Browser an, wenn Sie dazu aufgefordert werden.',
      ],
    },
    keySteps: {
      claudeCode: [
        'Ergänzen Sie damit .mcp.json in einem Projekt. Darin steht die Variable, nicht der Schlüssel; die Datei lässt sich also teilen.',
        'Lesen Sie den Schlüssel wie oben ein und starten Sie Claude Code im selben Terminal.',
      ],
      cursor: [
        'Verwenden Sie stattdessen dies. Darin steht die Variable, nicht der Schlüssel; die Datei lässt sich also teilen.',
        'Starten Sie Cursor mit gesetzter Variable AISLE_API_KEY. Bietet Cursor trotzdem eine Anmeldung an, melden Sie sich an: Dann ist kein Schlüssel nötig.',
      ],
      vscode: ['Verwenden Sie stattdessen dies. VS Code fragt einmal nach dem Schlüssel und bewahrt ihn sicher auf.'],
      other: ['Lassen Sie ihn diesen Header mit jeder Anfrage senden, wie bei REST.'],
    },
  },
};
