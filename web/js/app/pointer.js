// Which verb fits the pointer in use: one taps on a touch screen and clicks with a mouse.

/** Returns 1 where one taps and 0 where one clicks, for a message's `$touch`. */
export function byTouch() {
  return matchMedia('(pointer: coarse)').matches ? 1 : 0;
}
