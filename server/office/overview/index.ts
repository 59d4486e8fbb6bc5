// Office: figures of a period in pictures, and the rows behind them.
// Stands on access and the model.
export { OverviewResolver } from './overview.resolver';
export { refreshAllFigures } from './refreshFigures';
