import type { ConceptTable } from '../concept-table.ts';
import { BICYCLES } from './bicycles.ts';
import { BOOKS_AND_MUSIC } from './books-and-music.ts';
import { CAMPING } from './camping.ts';
import { CHILDREN } from './children.ts';
import { CLOTHES } from './clothes.ts';
import { DRINKS } from './drinks.ts';
import { FOOD } from './food.ts';
import { GARDEN_AND_PETS } from './garden-and-pets.ts';
import { JEWELLERY_AND_GLASSES } from './jewellery-and-glasses.ts';
import { SHOES } from './shoes.ts';
import { SPORTS } from './sports.ts';

/** Kinds of products for outdoors, clothing, sport, children, play, music, garden, pets, food and drink. */
export const KINDS_LEISURE: ConceptTable = {
  ...CAMPING,
  ...CLOTHES,
  ...SHOES,
  ...JEWELLERY_AND_GLASSES,
  ...SPORTS,
  ...BICYCLES,
  ...CHILDREN,
  ...BOOKS_AND_MUSIC,
  ...GARDEN_AND_PETS,
  ...FOOD,
  ...DRINKS,
};
