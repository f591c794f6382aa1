import type { ConceptTable } from '../concept-table.ts';

/** Stationery, art supplies, gift wrap and gifts. */
export const STATIONERY_AND_GIFTS: ConceptTable = {
  notebookPaper: {
    en: `
      notebook paper, notebooks, notepad, notepads, exercise book, exercise books, writing paper, sketchbook,
      sketchbooks, sticky notes, copy paper, photo paper, lined notebook, bullet journal, bullet journals`,
    de: `
      notizbuch*, notizbücher*, notizblock*, schulheft*, briefpapier*, skizzenbuch*, haftnotiz*, druckerpapier*,
      kopierpapier*, fotopapier*, heft, hefte, bullet journal`,
    fr: `
      carnet, carnets, cahier, cahiers, bloc notes, papier à lettres, papier photo, carnet de croquis,
      carnets de croquis, papier d imprimante, notes adhésives`,
    es: `
      cuaderno, cuadernos, libreta, libretas, bloc de notas, papel fotográfico, papel de carta, notas adhesivas,
      papel para impresora, bloc de dibujo`,
    it: `
      quaderno, quaderni, taccuino, taccuini, blocco note, blocchi note, carta da lettere, carta fotografica, post it,
      carta per stampante, block notes`,
    nl: `
      notitieboek*, schrift, schriften, notitieblok*, briefpapier, printpapier*, fotopapier*, schetsboek*,
      memoblaadjes`,
    pl: `
      notes, notesy, notesu, notatnik*, zeszyt*, notesik*, papier fotograficzny, papeteri*, papier do drukarki,
      szkicownik*, karteczk* samoprzylepn*, papier ksero`,
    pt: `
      caderno, cadernos, bloco de notas, blocos de notas, papel fotográfico, papel de carta, notas adesivas, caderneta,
      cadernetas, papel para impressora, bloco de desenho`,
    sv: `
      anteckningsbok*, anteckningsböcker, skrivblock*, anteckningsblock*, brevpapper*, kopieringspapper*, fotopapper*,
      skissbok*, skrivhäfte*`,
    da: `
      notesbog*, notesbøger, notesblok*, skriveblok*, brevpapir*, kopipapir*, fotopapir*, skitsebog*, kollegiehæfte*`,
    nb: `
      notatbok*, notatbøker, notatblokk*, skriveblokk*, brevpapir*, kopipapir*, fotopapir*, skissebok*, skrivebok*,
      skrivebøker`,
    fi: `
      muistikirja*, muistikirjo*, vihko, vihkot, vihkon, lehtiö, lehtiöt, kirjepaperi*, tulostuspaperi*,
      valokuvapaperi*, luonnoskirja*, kopiopaperi*`,
  },
  pen: {
    en: `
      pen, pens, ballpoint pen, ballpoint pens, fountain pen, fountain pens, pencil, pencils, marker, markers,
      felt tip pen, felt tip pens, colouring pencil, colouring pencils, colored pencil, colored pencils,
      coloured pencil, coloured pencils, crayon, crayons, highlighter pen, highlighter pens`,
    de: `
      kugelschreiber*, füller, füllern, füllers, bleistift*, filzstift*, buntstift*, stift, stifte, stiften,
      textmarker*, fineliner*, wachsmalstift*, wachsmaler*, füllfederhalter*, tintenroller*`,
    fr: `
      stylo, stylos, crayon, crayons, feutre de coloriage, feutres de coloriage, surligneur, surligneurs, stylo plume,
      stylos plume, crayons de couleur, marqueur, marqueurs, feutres lavables, stylo feutre, feutres de couleur`,
    es: `
      bolígrafo, bolígrafos, lápiz, lápices, rotulador, rotuladores, pluma estilográfica, plumas estilográficas,
      subrayador, subrayadores, ceras de colores, marcador, marcadores, lapicera, lapiceras, crayones`,
    it: `
      penna a sfera, penne a sfera, matita, matite, pennarello, pennarelli, evidenziatore, evidenziatori,
      penna stilografica, penne stilografiche, pastelli colorati, pastelli a cera, penna gel, penne gel, penne biro,
      una penna`,
    nl: `
      pen, pennen, balpen, balpennen, potlood, potloden, viltstift*, markeerstift*, vulpen, vulpennen, kleurpotlo*,
      stift, stiften, waskrijt*`,
    pl: `
      długopis*, ołówek, ołówki, ołówka, pisak*, mazak*, flamaster, flamastr*, kredk*, kredek, zakreślacz*,
      pióro wieczne, cienkopis*, pióra wieczne`,
    pt: `
      caneta, canetas, lápis, marcador, marcadores, caneta de tinta permanente, canetas de tinta permanente,
      lápis de cor, esferográfica, esferográficas, sublinhador, sublinhadores, lapiseira, lapiseiras, giz de cera,
      canetinha, canetinhas`,
    sv: `
      penna, pennor, pennorna, pennan, blyertspenna*, kulspetspenna*, färgpenn*, tuschpenn*, reservoarpenn*,
      överstrykningspenn*, märkpenn*, vaxkrit*`,
    da: `
      kuglepen*, blyant, blyanter, tusch, tuscher, fyldepen*, fiberpen*, farveblyant*, farvekridt*,
      overstregningstusch*, penne`,
    nb: `
      penn, penner, pennen, kulepenn*, blyant, blyanter, tusj, tusjer, fyllepenn*, fargeblyant*, fargestift*,
      markeringstusj*`,
    fi: `
      kynä, kynät, kynän, kyniä, lyijykynä*, kuulakärkikynä*, tussi, tussit, tusseja, täytekynä*, värikynä*,
      yliviivauskynä*, vahaliitu*`,
  },
  officeSupplies: {
    en: `
      stapler, staplers, scissors, folder, folders, ring binder, ring binders, envelope, envelopes, eraser, erasers,
      ruler, rulers, pencil case, pencil cases, greeting card, greeting cards, paper clip, paper clips, hole punch,
      postcard, postcards`,
    de: `
      locher, tacker, hefter, schere, scheren, ordner, ordnern, ordners, briefumschlag*, briefumschläg*, radiergummi*,
      lineal, lineale, federmäppchen*, grußkarte*, büroklammer*, aktenordner*, postkarte*, ringbuch*, geburtstagskarte*,
      federtasche*`,
    fr: `
      agrafeuse, agrafeuses, ciseaux, classeur, classeurs, enveloppe, enveloppes, gomme à effacer, gommes à effacer,
      trousse d écolier, trousses d écolier, carte de vœux, cartes de vœux, perforatrice, perforatrices, règle graduée,
      chemise cartonnée, trombones, cartes postales, trousse scolaire, trousses scolaires`,
    es: `
      grapadora, grapadoras, tijeras, carpeta, carpetas, sobre de papel, sobres, goma de borrar, gomas de borrar,
      estuche escolar, estuches escolares, tarjeta de felicitación, tarjetas de felicitación, archivador, archivadores,
      perforadora, perforadoras, clips, tarjetas postales`,
    it: `
      cucitrice, cucitrici, forbice, forbici, raccoglitore, raccoglitori, buste da lettera, gomma da cancellare,
      gomme da cancellare, astuccio scolastico, astucci scolastici, biglietto d auguri, biglietti d auguri, perforatore,
      perforatori, righello, righelli, graffette, cartoline, biglietti di auguri`,
    nl: `
      nietmachine*, schaar, scharen, ordner, ordners, envelop, enveloppen, gum, gummen, liniaal, linialen,
      etui voor school, wenskaart*, perforator, perforators, ringband, ringbanden, ansichtkaart*, paperclips, etui,
      etuis`,
    pl: `
      zszywacz*, nożyczki, nożyczek, segregator*, koperta, koperty, kopertę, gumk* do ścierania, linijk*, piórnik*,
      kartk* okolicznościow*, dziurkacz*, kartk* urodzinow*, pocztówk*, spinacz, spinacze, spinaczy`,
    pt: `
      agrafador, agrafadores, grampeador, grampeadores, tesoura, tesouras, pasta de arquivo, pastas de arquivo,
      envelope, envelopes, borracha de apagar, borrachas de apagar, estojo escolar, estojos escolares,
      cartão de felicitações, cartões de felicitações, furador, furadores, dossier, dossiers, régua graduada,
      cartões comemorativos, cartões postais, clipes`,
    sv: `
      häftapparat*, sax, saxar, saxen, pärm, pärmar, kuvert, kuvertet, suddgummi*, linjal, linjaler, pennskrin*,
      pennfodral*, gratulationskort*, hålslag*, gem, vykort*`,
    da: `
      hæftemaskine*, saks, sakse, saksen, ringbind*, kuvert, kuverter, viskelæder*, lineal, linealer, penalhus*,
      lykønskningskort*, hulmaskine*, papirclips, postkort*, fødselsdagskort*`,
    nb: `
      stiftemaskin*, saks, saksen, sakser, perm, permer, ringperm*, konvolutt, konvolutter, viskelær*, linjal, linjaler,
      pennal, pennalet, pennaler, gratulasjonskort*, hullemaskin*, binders, postkort*, bursdagskort*`,
    fi: `
      nitoja, nitojat, sakset, saksia, saksien, kansio, kansiot, mappi, mapit, kirjekuori*, pyyhekumi*, viivain,
      viivaim*, penaali*, onnittelukort*, rei itin, rei ittim*, postikort*`,
  },
  artSupplies: {
    en: `
      acrylic paint, acrylic paints, watercolour, watercolours, watercolor, watercolors, oil paint, oil paints,
      paintbrush, paintbrushes, easel, easels, canvas panel, canvas panels, paint brush, paint brushes, yarn,
      knitting needle, knitting needles, sewing machine, sewing machines, crochet hook, crochet hooks,
      fabric by the metre, wool yarn`,
    de: `
      acrylfarbe*, aquarellfarbe*, ölfarbe*, pinsel, pinseln, pinsels, staffelei*, keilrahmen*, wolle zum stricken,
      garn, garne, stricknadel*, nähmaschine*, häkelnadel*, strickgarn*, meterware*, nähgarn*`,
    fr: `
      peinture acrylique, aquarelle, aquarelles, peinture à l huile, pinceau, pinceaux, chevalet, chevalets,
      fil à tricoter, fils à tricoter, pelote, pelotes, aiguille à tricoter, aiguilles à tricoter, machine à coudre,
      machines à coudre, laine à tricoter, crochet à tricoter, crochets à tricoter, tissu au mètre`,
    es: `
      pintura acrílica, acuarela, acuarelas, óleo pintura, pincel, pinceles, caballete, caballetes, ovillo, ovillos,
      lana para tejer, aguja de tejer, agujas de tejer, agujas de punto, máquina de coser, máquinas de coser,
      agujas de ganchillo, hilo de coser`,
    it: `
      colore acrilico, colori acrilici, acquerello, acquerelli, colore ad olio, colori ad olio, pennello, pennelli,
      cavalletto da pittura, cavalletti da pittura, gomitolo, gomitoli, filato, filati, ferri da maglia,
      macchina da cucire, macchine da cucire, uncinetto, uncinetti, lana da lavorare, filo per cucire,
      tessuto al metro`,
    nl: `
      acrylverf*, aquarelverf*, waterverf*, olieverf*, penseel, penselen, schildersezel*, breigaren*, bol wol,
      bollen wol, breinaald*, naaimachine*, haaknaald*, kwast, kwasten, breiwol, garen, stof per meter`,
    pl: `
      farb* akrylow*, akwarel*, farb* olejn*, pędzel, pędzle, pędzla, pędzli, sztalug*, włóczk*, druty do robótek,
      drut* do robienia, maszyn* do szycia, szydełko, szydełka, nić do szycia, nici do szycia, tkanin* na metry, motek,
      motki`,
    pt: `
      tinta acrílica, tintas acrílicas, aguarela, aguarelas, aquarela, aquarelas, tinta a óleo, pincel, pincéis,
      cavalete, cavaletes, novelo, novelos, agulha de tricô, agulhas de tricô, lã para tricotar, agulhas de tricot,
      máquina de costura, máquinas de costura, agulha de crochê, agulhas de crochê, agulhas de croché, fio de malha`,
    sv: `
      akrylfärg*, akvarellfärg*, oljefärg*, pensel, penslar, penslarna, staffli*, garn, garnet, garner, garnnystan*,
      sticknål*, strumpsticka, symaskin*, virknål*, stickor till, metervara*, sytråd*`,
    da: `
      akrylmaling*, akvarelfarve*, oliefarve*, pensel, pensler, staffeli*, garn, garnet, garner, garnnøgle*,
      strikkepind*, symaskine*, hæklenål*, metervare*, sytråd*`,
    nb: `
      akrylmaling*, akvarellmaling*, oljemaling*, pensel, pensler, staffeli*, garn, garnet, garnnøste*, strikkepinne*,
      symaskin*, heklenål*, metervare*, sytråd*`,
    fi: `
      akryylimaali*, akvarelli*, vesiväri*, öljyväri*, sivellin, siveltim*, pensseli*, maalausteline*, lanka, langat,
      lankaa, lankakerä*, neulepuikko*, neulepuiko*, puikot, ompelukone*, virkkuukoukku*, neulelanka*, metritavara*`,
  },
  christmasDecoration: {
    en: `
      christmas decoration, christmas decorations, christmas tree, christmas trees, baubles, ornaments, wreath,
      wreathes, christmas lights`,
    de: `
      weihnachtsdeko*, weihnachtskugel*, christbaumkugel*, weihnachtsbaum*, weihnachtsbäum*, christbaumschmuck*,
      türkranz*, adventskranz*`,
    fr: `
      décoration de noël, décorations de noël, boule de noël, boules de noël, sapin de noël, sapins de noël,
      sapins artificiels, couronne de noël, couronnes de noël, sapin artificiel`,
    es: `
      adorno navideño, adornos navideños, bola de navidad, bolas de navidad, árbol de navidad, árboles de navidad,
      decoración navideña, corona de navidad, coronas de navidad, adornos de navidad`,
    it: `
      addobbo natalizio, addobbi natalizi, pallina di natale, palline di natale, albero di natale, alberi di natale,
      decorazioni natalizie, ghirlanda natalizia, addobbi`,
    nl: `
      kerstversiering, kerstversieringen, kerstbal, kerstballen, kerstboom, kerstbomen, kerstdecoratie*, kerstkrans*`,
    pl: `
      ozdob* świąteczn*, bombk*, bombek, choinka, choinki, choinkę, wieniec adwentowy, wieńc* świąteczn*,
      dekoracj* świąteczn*`,
    pt: `
      decoração de natal, decorações de natal, bola de natal, bolas de natal, árvore de natal, árvores de natal,
      enfeite de natal, enfeites de natal, coroa de natal, coroas de natal`,
    sv: 'julgran*, julkulor, juldekoration*, julpynt*, adventskrans*, dörrkrans*',
    da: 'julepynt*, juletræ*, julekugle*, adventskrans*, juledekoration*, dørkrans*',
    nb: 'julepynt*, juletre*, julekule*, adventskrans*, juledekorasjon*, dørkrans*',
    fi: 'joulukorist*, joulukuus*, joulupallo*, adventtikranss*, ovikranss*',
  },
  wrappingPaper: {
    en: 'wrapping paper, gift wrap, gift bag, gift bags, ribbon, ribbons, gift tag, gift tags',
    de: 'geschenkpapier*, geschenktüte*, geschenkband*, geschenkverpackung*, geschenkanhänger*, geschenktasche*',
    fr: `
      papier cadeau, emballage cadeau, emballages cadeaux, sac cadeau, sacs cadeau, pochette cadeau, pochettes cadeau,
      ruban cadeau, rubans cadeau`,
    es: `
      papel de regalo, bolsa de regalo, bolsas de regalo, envoltorio de regalo, lazo de regalo, lazos de regalo,
      cinta de regalo`,
    it: 'carta regalo, sacchetto regalo, sacchetti regalo, confezione regalo, pacchetto regalo, nastro regalo',
    nl: 'cadeaupapier*, inpakpapier*, cadeautas*, cadeauverpakking*, cadeaulint*',
    pl: `
      papier do pakowania, papier ozdobny, torebk* prezentow*, opakowani* prezentow*, opakowanie na prezent, wstążk*`,
    pt: `
      papel de embrulho, papel de presente, saco de oferta, sacos de oferta, embrulho, embrulhos, sacola de presente,
      sacolas de presente, fita de presente, fitas de presente, embalagem de presente`,
    sv: 'presentpapper*, presentpåse*, presentinslag*, presentband*, omslagspapper*',
    da: 'gavepapir*, gavepose*, gaveindpakning*, gavebånd*, indpakningspapir*',
    nb: 'gavepapir*, gavepose*, gaveinnpakning*, gavebånd*, innpakningspapir*',
    fi: 'lahjapaperi*, lahjapaket*, lahjapussi*, lahjakassi*, lahjanauha*',
  },
  packaging: {
    en: 'packaging, cardboard box, cardboard boxes, shipping box, shipping boxes, packing material',
    de: 'verpackungen, karton, kartons, *verpackung, verpackungsmaterial*, versandkarton*, umverpackung*',
    fr: 'emballage, emballages, carton, cartons',
    es: 'embalaje, embalajes, caja de cartón, cajas de cartón, empaque, empaques, envase, envases',
    it: 'imballaggio, imballaggi, scatola di cartone, scatole di cartone, confezione, confezioni, imballo, imballi',
    nl: 'verpakkingen, *verpakking, kartonnen doos, verpakkingsmateriaal, doos, dozen',
    pl: 'opakowanie, opakowania, opakowaniu, opakowaniem, karton, kartony, kartonu, opakowań',
    pt: 'embalagem, embalagens, caixa de cartão, caixa de papelão',
    sv: 'förpackningar, förpackningen, emballage, emballaget, kartong, kartonger, kartongen, *förpackning',
    da: 'emballagen, indpakning, indpakningen, papkasse*, *emballage, karton, kartoner',
    nb: 'emballasjen, pappeske*, *emballasje, innpakning, innpakningen, forpakning*',
    fi: 'pakkaus, pakkauksen, pakkaukset, pakkausmateriaali*, pahvilaatik*',
  },
  giftCard: {
    en: 'gift card, gift cards, gift voucher, gift vouchers, voucher, vouchers',
    de: 'gutscheine, gutscheinen, gutscheins, geschenkgutschein*, geschenkkarte*, *gutschein',
    fr: 'carte cadeau, cartes cadeaux, bon cadeau, bons cadeaux, chèque cadeau, chèques cadeaux',
    es: `
      tarjeta regalo, tarjetas regalo, tarjeta de regalo, tarjetas de regalo, cheque regalo, cheques regalo,
      vale regalo, vales regalo, bono regalo, bonos regalo`,
    it: 'carta regalo, carte regalo, buono regalo, buoni regalo, buono acquisto, gift card',
    nl: 'cadeaubon, cadeaubonnen, cadeaukaart*, waardebon*, tegoedbon*',
    pl: `
      karta podarunkowa, karty podarunkowe, kartę podarunkową, bon podarunkow*, bony podarunkow*, bonu podarunkow*,
      bon podarunkowy, voucher, vouchery`,
    pt: `
      cartão presente, cartões presente, vale presente, vales presente, vale oferta, vales oferta, cheque prenda,
      cheques prenda, cartão oferta, cartões oferta, cheque oferta, cheques oferta`,
    sv: 'presentkort*',
    da: 'gavekort*',
    nb: 'gavekort*',
    fi: 'lahjakort*',
  },
};
