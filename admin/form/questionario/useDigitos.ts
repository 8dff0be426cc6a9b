import { type KeyboardEvent, useRef } from 'react'

/** Digits typed within this many milliseconds form one number: '1', '0' is 10. */
const JUNTOS = 700

/** Returns a key handler that calls `onNumber` with the typed number if it is one of these, and focuses the chosen input, so that arrows continue from it. */
export function useDigitos(numeros: readonly number[], onNumber: (numero: number) => void) {
  const typed = useRef({ text: '', when: 0 })
  return (event: KeyboardEvent) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    const now = event.timeStamp
    const { text, when } = typed.current
    const joined = now - when < JUNTOS ? `${text}${event.key}` : event.key
    const whole = numeros.includes(Number(joined)) ? joined : event.key
    typed.current = { text: whole, when: now }
    const at = numeros.indexOf(Number(whole))
    if (at < 0) return
    event.preventDefault()
    const choices = event.currentTarget.closest('fieldset')?.querySelectorAll<HTMLElement>(CHOICES)
    choices?.[at]?.focus()
    onNumber(Number(whole))
  }
}

const CHOICES = 'input:is([type="radio"], [type="checkbox"]), [aria-pressed]'
