import { loadTexts } from '../../src/console/texts/texts.ts';

// The console's modules read their texts while they are loaded.
await loadTexts([]);
