/** Features and products that help in a circumstance, even if no text says that they are meant for it. */
const HELPS: Readonly<Record<string, string>> = {
  'uses.rain': 'features.waterproof features.weatherproof',
  'uses.storm': 'features.waterproof features.weatherproof features.windproof uses.wind uses.rain',
  'uses.wind': 'features.windproof features.weatherproof',
  'uses.snow': 'features.waterproof uses.winter uses.frost',
  'uses.frost': 'qualities.warm uses.winter',
  'uses.winter': 'qualities.warm uses.frost',
  'uses.camping':
    'kindsLeisure.sleepingBag kindsLeisure.sleepingMat kindsLeisure.tent kindsLeisure.campBed kindsLeisure.campingStove',
};

/** @returns concepts that help with the given one */
export const helpsWith = (concept: string): readonly string[] => HELPS[concept]?.split(' ') ?? [];
