import { type KeyboardEvent, useRef } from 'react'

/** Digits typed one after the other within this, in ms, are one number: '1', '0' is 10. */
const JUNTOS = 700

/** Answers to typed digits with the number they make, where it is one of these. */
export function useDigitos(numeros: readonly number[], onNumber: (numero: number) => void) {
  const typed = useRef({ text: '', when: 0 })
  return (event: KeyboardEvent) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    const now = event.timeStamp
    const { text, when } = typed.current
    const joined = now - when < JUNTOS ? `${text}${event.key}` : event.key
    const whole = numeros.includes(Number(joined)) ? joined : event.key
    typed.current = { text: whole, when: now }
    if (!numeros.includes(Number(whole))) return
    event.preventDefault()
    onNumber(Number(whole))
  }
}
