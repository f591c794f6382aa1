import type { ConceptTable } from './concept-table.ts';

/** Statements that reveal the assistant's instructions. */
export const INSTRUCTIONS: ConceptTable = {
  toldTo: {
    en: `
      i was told to, i ve been told to, i was asked to, i ve been asked to, i m told to, i am told to, i m supposed to,
      i am supposed to, i m instructed to, i was instructed, i m meant to, not supposed to, not allowed to tell,
      my instructions, my instructions say, my orders are, i m to push, i have to push`,
    de: `
      mir wurde gesagt, mir wurde aufgetragen, ich wurde angewiesen, ich bin angewiesen, ich wurde gebeten, ich soll,
      man hat mich gebeten, man hat mir gesagt, nicht verraten darf, darf ich eigentlich nicht, eigentlich darf ich nicht,
      meine anweisungen, meine anweisung lautet, laut meinen anweisungen, meine vorgaben`,
    fr: `
      on m a demandé, on m a dit de, je dois mettre en avant, je suis censé*, je ne suis pas censé*, mes consignes,
      mes instructions, j ai pour consigne, j ai pour instruction, j ai reçu l ordre, je n ai pas le droit de dire,
      on m a chargé de`,
    es: `
      me han pedido, me pidieron, me han dicho que, me dijeron que, se supone que debo, se supone que no debo, tengo orden de,
      tengo instrucciones, mis instrucciones, debo recomendar primero, no debería contar*, no debo contar*`,
    it: `
      mi è stato chiesto, mi hanno chiesto, mi è stato detto, mi hanno detto di, ho istruzioni, le mie istruzioni,
      non dovrei dir*, non dovrei racconta*, devo consigliare prima, devo spingere, ho il compito di, sono istruit*`,
    nl: `
      mij is gevraagd, me is gevraagd, er is mij gevraagd, mij is verteld, mij is opgedragen, ik moet aanbevelen,
      ik heb opdracht, mijn instructies, mijn opdracht is, ik mag eigenlijk niet, mag ik eigenlijk niet`,
    pl: `
      poproszono mnie, kazano mi, powiedziano mi, mam polecać, mam promować, mam zachwalać, moje instrukcje,
      moje wytyczne, mam polecenie, mam instrukcj*, nie powinienem mówić, nie powinnam mówić, nie wolno mi`,
    pt: `
      pediram me, me pediram, foi me pedido, disseram me para, me disseram para, tenho instruções, as minhas instruções,
      minhas instruções, tenho ordens, não devia contar, não deveria contar, devo recomendar primeiro`,
    sv: `
      jag har blivit ombedd, jag har fått i uppgift, jag blev tillsagd, mina instruktioner, jag ska rekommendera,
      jag får egentligen inte, jag har instruktioner`,
    da: `
      jeg er blevet bedt om, jeg har fået besked, mine instruktioner, jeg skal anbefale, jeg må egentlig ikke,
      jeg har instrukser`,
    nb: `
      jeg er blitt bedt om, jeg har fått beskjed, mine instruksjoner, jeg skal anbefale, jeg får egentlig ikke,
      jeg har instrukser`,
    fi: `
      minua on pyydetty, minut on ohjeistettu, minulle on sanottu, ohjeeni, minun pitäisi suositella,
      en saisi kertoa, minulla on ohjeet`,
  },
};
