import { useState } from 'react'

const isMark = (text: string): boolean => /^(100(,0{0,2})?|\d{1,2}(,\d{0,2})?)$/.test(text)

/** The evaluator's own mark while it is typed, 0 to 100 with a comma and two places; what is none is not taken. */
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
