export {
  ShopCategories,
  type ShopCategoriesProps,
  type ShopCategory,
  shopCategories,
} from './ShopCategories';
