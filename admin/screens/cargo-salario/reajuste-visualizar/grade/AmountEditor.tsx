import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { visualizarTexts as t } from '../texts.ts'
import type { By, useAmount } from './useAmount.ts'

interface Props {
  nome: string
  by: By
  amount: ReturnType<typeof useAmount>
  active: boolean
}

const LONGEST = 255

/** Inputs of an amount or percentage, and of the observation that a lower amount requires. */
export function AmountEditor({ nome, by, amount, active }: Props) {
  const { text, setText, note, setNote, problem, submit, giveUp } = amount
  const cell = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const noteBox = useRef<HTMLInputElement>(null)
  const asked = note !== undefined
  useEffect(() => {
    if (!active) return
    box.current?.focus()
    box.current?.select()
  }, [active])
  useEffect(() => {
    if (asked) noteBox.current?.focus()
  }, [asked])
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      submit(true)
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      giveUp()
    }
  }
  return (
    <Stack
      ref={cell}
      spacing={1}
      sx={{ minWidth: by === 'valor' || asked ? 170 : 110 }}
      onKeyDown={keys}
      onBlur={({ relatedTarget }) => {
        if (!cell.current?.contains(relatedTarget)) submit(false)
      }}
    >
      <TextField
        size="small"
        value={text}
        inputRef={box}
        error={problem?.amount !== undefined && !asked}
        helperText={problem?.amount}
        onChange={({ target }) => setText(target.value)}
        slotProps={{
          htmlInput: {
            'aria-label': (by === 'valor' ? t.amountOf : t.percentOf)(nome),
            inputMode: 'decimal',
            autoComplete: 'off',
          },
          ...(by === 'percentual' && { input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }),
        }}
      />
      {asked && (
        <TextField
          size="small"
          value={note}
          inputRef={noteBox}
          placeholder={t.columns.note}
          error={problem?.note !== undefined}
          helperText={problem?.note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { 'aria-label': t.noteOf(nome), maxLength: LONGEST } }}
        />
      )}
    </Stack>
  )
}
