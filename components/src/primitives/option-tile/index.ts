export { OptionTile, type OptionTileProps } from './option-tile.tsx';
export { type Option, OptionTiles, type OptionTilesProps } from './option-tiles.tsx';
