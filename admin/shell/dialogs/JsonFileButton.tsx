import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'
import { useNotify } from 'react-admin'

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** message for a file that is not JSON */
  notJson: string
  onRead(content: unknown): void
}

/** Button that lets the user choose a JSON file, and passes on its parsed content. */
export function JsonFileButton({ notJson, onRead, children, ...button }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    const content = parsed(await chosen.text())
    if (content === undefined) notify(notJson, { type: 'warning' })
    else onRead(content)
  }
  return (
    <>
      <Button {...button} onClick={() => file.current?.click()}>
        {children}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={String(button['aria-label'] ?? children)}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          void read(chosen)
          target.value = ''
        }}
      />
    </>
  )
}

/** @returns undefined for invalid JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
