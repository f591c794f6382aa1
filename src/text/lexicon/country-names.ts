/** Unofficial names of countries, by ISO 3166-1 code. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  GB: `Great Britain, Britain, Großbritannien, Grande-Bretagne, Gran Bretaña, Gran Bretagna, Groot-Brittannië,
    Wielka Brytania, Grã-Bretanha, Storbritannien, Storbritannia, Iso-Britannia`,
  US: 'America, Amerika, Amérique, América, Ameryka, États-Unis, Stati Uniti, Estados Unidos, Vereinigte Staaten, Stany Zjednoczone',
  NL: 'Holland, Hollande, Holanda, Olanda, Holandia, Hollanti',
  CZ: 'Czech Republic, Tschechische Republik, Tschechei, République tchèque, República Checa, Repubblica Ceca, Tsjechische Republiek',
};
