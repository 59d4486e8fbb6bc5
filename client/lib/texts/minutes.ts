/** Minutes as drivers and inspectors write them: '6:29', '0:05'. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
