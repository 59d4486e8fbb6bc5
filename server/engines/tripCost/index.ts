// Engine: the cost of a trip by the company's own figures. Stands on nothing.
export { hasFigures, listCostLines } from './tripCost';
export type { CostBus, CostLineKind } from './tripCost';
