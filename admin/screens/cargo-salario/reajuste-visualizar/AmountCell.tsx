import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useRef } from 'react'
import { reais } from '#admin/reajustes/amounts.ts'
import { AmountEditor } from './AmountEditor.tsx'
import { visualizarTexts as t } from './texts.ts'
import { type SaveAmount, useAmount } from './useAmount.ts'

interface Props {
  nome: string
  atual: number | undefined
  proposto: number | undefined
  observacao: string | undefined
  /** it is the one that is being typed in */
  active: boolean
  onOpen: () => void
  /** typed, or given up; after Enter the next one is opened */
  onLeave: (next: boolean) => void
  save: SaveAmount
}

/** A proposed amount, changed where it stands: Enter goes on to the next one, Escape takes back what was typed, a refusal stays at it. */
export function AmountCell({ nome, proposto, active, onOpen, onLeave, ...rest }: Props) {
  const amount = useAmount({ proposto, active, onLeave, ...rest })
  const button = useRef<HTMLButtonElement>(null)
  const { open, givenUp } = amount
  useEffect(() => {
    if (!open && givenUp) button.current?.focus()
  }, [open, givenUp])
  if (open) return <AmountEditor nome={nome} amount={amount} active={active} />
  const shown = amount.pending ?? proposto
  return (
    <ButtonBase
      ref={button}
      onClick={onOpen}
      aria-label={t.editAmount(nome, reais(shown))}
      sx={{
        ...{ gap: 0.75, px: 1, py: 0.5, mx: -1, borderRadius: 1, font: 'inherit', fontWeight: 600 },
        '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
      }}
    >
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {reais(shown)}
      </Box>
      {amount.pending === undefined ? (
        <EditOutlined sx={{ fontSize: 14, color: 'text.secondary' }} />
      ) : (
        <CircularProgress size={12} aria-hidden />
      )}
    </ButtonBase>
  )
}
