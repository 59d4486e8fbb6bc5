// Office: the papers of the road: journey form, duty roster and trip folder, with the numbers of the sheets.
// Stands on customer (papers), orders, driving and the engine roadPapers.
export { drawDriverFolder } from './folder';
export { keepProgramme } from './keepProgramme';
export { createRoadPaperRoutes } from './roadPaperRoutes';
export { RoadPapersResolver } from './roadPapers.resolver';
