/** Words that end with a full stop when abbreviated, as do single letters in "e.g." and "z. B.". */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'ca inkl zzgl bzw evtl etc vgl nr no art tel max min approx incl mr mrs ms dr st vs sr sra av env réf ref ex ej bijv tzw np ok szt godz ul kr fr ggf usw std stk abs str'.split(
    ' ',
  ),
);
