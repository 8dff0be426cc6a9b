import { useState } from 'react'

const isMark = (text: string): boolean => /^(100(,0{0,2})?|\d{1,2}(,\d{0,2})?)$/.test(text)

/** Input state of the evaluator's own mark: 0 to 100, decimal comma, two decimals; invalid input is not passed on. */
export function useNotaManual(value: number | undefined, onChange: (nota: number | undefined) => void) {
  const [text, setText] = useState(value === undefined ? '' : String(value).replace('.', ','))
  return {
    value: text,
    onChange({ target }: { target: { value: string } }) {
      const next = target.value.replace('.', ',')
      if (next !== '' && !isMark(next)) return
      setText(next)
      onChange(next === '' ? undefined : Number(next.replace(',', '.')))
    },
  }
}
