import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useRef } from 'react'
import { emPorcento, emReais } from '#admin/reajustes/amounts.ts'
import { riseOf } from '#schemas/runtime/domain/money.ts'
import { visualizarTexts as t } from '../texts.ts'
import { AmountEditor } from './AmountEditor.tsx'
import { type By, type SaveAmount, useAmount } from './useAmount.ts'

interface Props {
  nome: string
  /** which value the cell shows and edits: the amount, or its rise in per cent */
  by: By
  atual: number | undefined
  proposto: number | undefined
  observacao: string | undefined
  /** the cell in edit mode */
  active: boolean
  onOpen: () => void
  /** after saving or cancelling; `next` (Enter) opens the next cell */
  onLeave: (next: boolean) => void
  save: SaveAmount
}

/** A proposed amount or percentage, edited inline: Enter saves and opens the next cell, Escape restores the stored value, an error keeps the cell open. */
export function AmountCell({ nome, by, atual, proposto, active, onOpen, onLeave, ...rest }: Props) {
  const amount = useAmount({ by, atual, proposto, active, onLeave, ...rest })
  const button = useRef<HTMLButtonElement>(null)
  const { open, givenUp } = amount
  useEffect(() => {
    if (!open && givenUp) button.current?.focus()
  }, [open, givenUp])
  if (open) return <AmountEditor {...{ nome, by, amount, active }} />
  const valor = amount.pending ?? proposto
  const percent = atual === undefined || valor === undefined ? undefined : riseOf(atual, valor)
  const shown = by === 'valor' ? emReais(valor) : emPorcento(percent)
  return (
    <ButtonBase
      ref={button}
      onClick={onOpen}
      aria-label={(by === 'valor' ? t.editAmount : t.editPercent)(nome, shown)}
      sx={{
        ...{
          gap: 0.75,
          px: 1,
          py: 0.5,
          mx: -1,
          borderRadius: 1,
          font: 'inherit',
          fontWeight: by === 'valor' ? 600 : 400,
        },
        '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
      }}
    >
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {shown}
      </Box>
      {amount.pending === undefined ? (
        <EditOutlined sx={{ fontSize: 14, color: 'text.secondary' }} />
      ) : (
        <CircularProgress size={12} aria-hidden />
      )}
    </ButtonBase>
  )
}
