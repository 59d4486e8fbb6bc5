/** Where the system sets the colours: backgrounds and shadows are gone, borders and system colours stay. */
export const FORCED_COLOURS = '@media (forced-colors: active)';

/** Where a bar that stays in sight leaves room for the page: not on a phone on its side, nor at 400 %. */
export const ROOM_FOR_BARS = '@media (min-height: 480px)';
