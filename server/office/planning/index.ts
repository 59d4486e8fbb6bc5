// Office: the plan: its board, moves, proposals and repairs.
// Stands on orders, driving and the planning engine.
export { confirmPlan, planDrafts } from './moves/confirmPlan';
export { findFirstFit, listFittingBuses, listFreeDrivers, readChoices } from './board/checks';
export { emitLeftNotices } from './moves/planNotices';
export { PlanningResolver } from './planning.resolver';
export { createPlanner, planners } from './turns/planner';
