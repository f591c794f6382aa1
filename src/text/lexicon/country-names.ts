/** Unofficial names of countries, by ISO 3166-1 code. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  GB: `Great Britain, Britain, Großbritannien, Grande-Bretagne, Gran Bretaña, Gran Bretagna, Groot-Brittannië,
    Wielka Brytania, Grã-Bretanha, Storbritannien, Storbritannia, Iso-Britannia`,
  US: 'America, Amerika, Amérique, América, Ameryka, États-Unis, Stati Uniti, Estados Unidos, Vereinigte Staaten, Stany Zjednoczone',
  NL: 'Holland, Hollande, Holanda, Olanda, Holandia, Hollanti',
  CZ: 'Czech Republic, Tschechische Republik, Tschechei, République tchèque, República Checa, Repubblica Ceca, Tsjechische Republiek',
};

/** The members of the European Union, by ISO 3166-1 code, and its abbreviations. */
export const UNION = {
  code: 'EU',
  members: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
  abbreviations: new Set(['EU', 'UE']),
};
