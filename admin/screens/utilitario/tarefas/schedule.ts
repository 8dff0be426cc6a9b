import { tarefasTexts } from './texts.ts'

const { everyDay, everyHour, everyMinute, everyMinutes } = tarefasTexts.system

/** Describes a cron expression in Portuguese; forms it does not know are returned as they are. */
export function inWords(cron: string): string {
  const [minute = '', hour = '', ...rest] = cron.split(' ')
  if (rest.some((each) => each !== '*')) return cron
  const step = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (hour === '*') {
    if (minute === '*') return everyMinute
    if (step) return everyMinutes(step)
    return /^\d+$/.test(minute) ? everyHour(minute) : cron
  }
  return /^\d+ \d+$/.test(`${minute} ${hour}`) ? everyDay(`${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`) : cron
}
