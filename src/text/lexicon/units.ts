import { fold } from '../fold.ts';

/** A unit's short form, its base unit and factor, and its spellings in any language; signs match case. */
const UNITS: readonly [unit: string, base: string | null, factor: number, forms: string][] = [
  [
    'kg',
    'g',
    1000,
    'kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos chilo chilogrammo chilogrammi quilo quilos quilograma quilogramas kilogramy kilogramów kilogramů kilogramma kilogrammaa kilon kiloa',
  ],
  [
    'g',
    'g',
    1,
    'gr grs gms gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas gramy gramů gramów gramma grammaa gramman',
  ],
  [
    'mg',
    'g',
    0.001,
    'milligram milligrams milligramm milligramme milligrammes miligramo miligramos milligrammi miligramas',
  ],
  ['t', 'g', 1e6, 'tonne tonnes tonnen tonelada toneladas ton tons'],
  ['lb', 'g', 453.59237, 'lbs pound pounds pfund livres libras libbre'],
  ['oz', 'g', 28.349523125, 'ounce ounces unzen onces onzas once'],
  [
    'mm',
    'mm',
    1,
    'millimeter millimeters millimetre millimetres millimètre millimètres milímetro milímetros millimetro millimetri milimetry milimetrů millimetriä millimetern',
  ],
  [
    'cm',
    'mm',
    10,
    'cms centimeter centimeters centimetre centimetres zentimeter centimètre centimètres centímetro centímetros centimetro centimetri centymetry centymetrów centimetry centimetrů senttimetri senttiä senttimetriä zentimetern sentin senttimetrin centymetra',
  ],
  ['dm', 'mm', 100, 'dezimeter decimeter decimetre'],
  [
    'm',
    'mm',
    1000,
    'meter meters metre metres mètre mètres metro metros metri metry metrów metrů metri metriä mtr mts metern metrin metra',
  ],
  [
    'km',
    'mm',
    1e6,
    'kilometer kilometers kilometre kilometres kilomètre kilomètres kilómetro kilómetros chilometro chilometri quilómetro quilómetros quilômetros kilometry kilometrów kilometrů kilometriä',
  ],
  [
    'in',
    'mm',
    25.4,
    "\" ″ ” “ '' ’’ ´´ inch inches zoll pouce pouces pulgada pulgadas pollice pollici polegada polegadas tum tommer tommes cal cali cale palec palce palců tuuma tuumaa ins tuuman cala",
  ],
  ['ft', 'mm', 304.8, 'foot feet fuß pied pieds pie pies piede piedi pés fod fot stopa stopy'],
  ['yd', 'mm', 914.4, 'yard yards'],
  [
    'ml',
    'ml',
    1,
    'mL milliliter milliliters millilitre millilitres mililitro mililitros millilitro millilitri mililitry mililitrów millilitraa',
  ],
  ['cl', 'ml', 10, 'cL zentiliter centiliter centilitre centilitres centilitro centilitri centilitros'],
  ['dl', 'ml', 100, 'dL deziliter deciliter desilitraa'],
  [
    'l',
    'ml',
    1000,
    'L ltr lt liter liters litre litres litro litros litri litry litrów litrů litra litraa litr litern litran',
  ],
  ['fl oz', 'ml', 29.5735295625, 'floz'],
  ['m²', 'm²', 1, 'm2 sqm qm quadratmeter'],
  ['cm²', 'm²', 1e-4, 'cm2'],
  ['m³', 'ml', 1e6, 'm3 cbm kubikmeter'],
  ['cm³', 'ml', 1, 'cm3 ccm cc'],
  ['MB', 'MB', 1, 'Mb megabyte megabytes mégaoctets Mo megabajty'],
  ['KB', 'MB', 1 / 1024, 'kB kilobyte kilobytes'],
  ['GB', 'MB', 1024, 'Gb gb gigabyte gigabytes Go go gigabajty gigabajtů Gt gt gigatavua gigatavun'],
  ['TB', 'MB', 1024 ** 2, 'Tb tb terabyte terabytes To Tt teratavua teratavun'],
  [
    's',
    'min',
    1 / 60,
    'sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi seconden sekunder sekund sekunda sekundy sekuntia',
  ],
  ['min', 'min', 1, 'mins minute minutes minuten minuto minutos minuti minut minuter minutter minuty minuuttia'],
  [
    'h',
    'min',
    60,
    'hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren timme timmar timer time godz godzina godziny godzin hodina hodiny hodin tuntia tunti',
  ],
  [
    'd',
    'min',
    1440,
    'day days tag tage jour jours día días giorno giorni dag dagen dagar dage dni dzień dnů päivä päivää dia dias werktag werktage werktagen arbeitstag arbeitstage arbeitstagen werkdag werkdagen arbetsdag arbetsdagar hverdag hverdage hverdager virkedag virkedager arkipäivä arkipäivää arkipäivän tagen',
  ],
  [
    'wk',
    'min',
    10_080,
    'week weeks woche wochen semaine semaines semana semanas settimana settimane weken vecka veckor uge uger tydzień tygodnie tygodni týden týdny týdnů viikko viikkoa',
  ],
  [
    'mo',
    'min',
    43_800,
    'month months monat monate monaten mois mes meses mese mesi mês maand maanden månad månader måned måneder miesiąc miesiące miesięcy měsíc měsíce měsíců kuukausi kuukautta kk',
  ],
  [
    'yr',
    'min',
    525_600,
    'year years jahr jahre an ans année années año años anno anni ano anos jaar jaren år rok lata lat roky let vuosi vuotta yrs jahren vuoden',
  ],
  ['W', 'W', 1, 'w watt watts vatio vatios wat watów wattů wattia'],
  ['mW', 'W', 0.001, 'milliwatt'],
  ['kW', 'W', 1000, 'kw KW kilowatt kilowatts'],
  ['Wh', 'Wh', 1, 'wh wattstunden watthour watthours'],
  ['kWh', 'Wh', 1000, 'kwh KWh'],
  ['V', 'V', 1, 'v volt volts voltios voltů woltów volttia volt'],
  ['kV', 'V', 1000, ''],
  ['A', 'A', 1, 'amp amps ampere amperes ampère ampères amperios'],
  ['mA', 'A', 0.001, 'ma'],
  ['mAh', 'mAh', 1, 'mah MAH MAh'],
  ['Ah', 'mAh', 1000, ''],
  ['Hz', 'Hz', 1, 'hz HZ hertz hercio hercios herców'],
  ['kHz', 'Hz', 1000, 'khz KHz kilohertz'],
  ['MHz', 'Hz', 1e6, 'mhz Mhz MHZ megahertz'],
  ['GHz', 'Hz', 1e9, 'ghz Ghz GHZ gigahertz'],
  [
    'persons',
    null,
    1,
    'person people personen personnes personne personas persona persone personer henkilöä henkilön henkilölle hengen hlö pessoas pessoa osób osoby osoba osob',
  ],
  [
    '°C',
    null,
    1,
    '℃ ºC °c ° celsius grad degrees degrés grados gradi graden graus stopni stopniach stopnie grader astetta',
  ],
  ['°F', null, 1, '℉ ºF °f fahrenheit'],
  ['K', null, 1, 'kelvin'],
  ['%', null, 1, 'percent prozent pourcent procent'],
  ['dB', null, 1, 'db DB dezibel decibel decibels dB(A) dBA dezibels décibels decibelios'],
  ['bar', 'bar', 1, 'bars bares'],
  ['Pa', 'bar', 1e-5, 'pascal'],
  ['psi', 'bar', 0.0689475729, 'PSI'],
  ['Nm', 'Nm', 1, ''],
  ['N', 'N', 1, 'newton'],
  ['J', 'J', 1, 'joule joules'],
  ['kcal', null, 1, 'kilokalorien'],
  ['kJ', 'J', 1000, 'kilojoule'],
  ['lm', 'lm', 1, 'lumen lúmenes lumens'],
  ['lx', null, 1, 'lux'],
  ['MP', 'MP', 1, 'mp megapixel megapixels mégapixels megapíxeles'],
  ['px', 'px', 1, 'pixel pixels píxeles'],
  ['dpi', null, 1, 'DPI'],
  ['rpm', 'rpm', 1, 'U/min tr/min 1/min RPM'],
  ['km/h', 'km/h', 1, 'kmh kph'],
  ['mph', 'km/h', 1.609344, ''],
  ['g/m²', 'g/m²', 1, 'g/m2 gsm g/qm'],
  ['kg/m³', null, 1, 'kg/m3'],
  ['ct', null, 1, 'carat carats karat'],
];

const FORMS = new Map<string, string>();
const BASES = new Map<string, { base: string; factor: number }>();
/** A form of letters only, which is folded; in others, digits and marks are part of the unit. */
const WORD = /^\p{L}{3,}$/u;
const formOf = (written: string): string => (WORD.test(written) ? fold(written.toLowerCase()) : written);
for (const [unit, base, factor, forms] of UNITS) {
  for (const form of [unit, ...forms.split(' ')]) if (!FORMS.has(formOf(form))) FORMS.set(formOf(form), unit);
  if (base !== null) BASES.set(unit, { base, factor });
}

/** Returns the usual short form of a unit in a shop's spelling ("Gramm" is g), or null if unknown. */
export function unitOf(written: string): string | null {
  const tidy = written.trim().replace(/\.$/, '');
  if (tidy === '' || tidy.length > 24) return null;
  return FORMS.get(tidy) ?? FORMS.get(formOf(tidy)) ?? FORMS.get(tidy.toLowerCase()) ?? null;
}

/** Returns the base unit of a unit's short form, and the factor to convert to it; undefined if it has none. */
export const baseOf = (unit: string): { base: string; factor: number } | undefined => BASES.get(unit);
