import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { orderedTexts } from './texts.ts'

interface Props {
  title: string
  checked: boolean
  /** index among the shown items; absent for a hidden one */
  place?: { at: number; last: number }
  onToggle: () => void
  onMove?: (by: number) => void
  onDragStart?: () => void
  onDrop?: () => void
}

/** An item with a checkbox (shown or hidden) that can be moved: dragged, or by its buttons. */
export function OrderedItem({ title, checked, place, onToggle, onMove, onDragStart, onDrop }: Props) {
  const [over, setOver] = useState(false)
  return (
    <Box
      component="li"
      draggable={place !== undefined}
      onDragStart={onDragStart}
      onDragOver={(event) => {
        if (!place) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop?.()
      }}
      sx={{
        ...{ display: 'flex', alignItems: 'center', borderRadius: 1, minHeight: 34, fontSize: 13 },
        ...(over && { boxShadow: (theme) => `inset 0 2px 0 ${theme.palette.primary.main}` }),
        '&:hover': { bgcolor: 'surface.sunken' },
      }}
    >
      <DragIndicator
        aria-hidden
        sx={{ fontSize: 18, color: 'text.disabled', cursor: 'grab', visibility: place ? undefined : 'hidden' }}
      />
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, cursor: 'pointer' }}>
        <Checkbox size="small" checked={checked} onChange={onToggle} sx={{ p: 0.5, mr: 0.5 }} />
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Box>
      </Box>
      {place && (
        <>
          <Step label={orderedTexts.moveUp(title)} off={place.at === 0} onStep={() => onMove?.(-1)}>
            <ArrowUpward sx={{ fontSize: 16 }} />
          </Step>
          <Step label={orderedTexts.moveDown(title)} off={place.at === place.last} onStep={() => onMove?.(1)}>
            <ArrowDownward sx={{ fontSize: 16 }} />
          </Step>
        </>
      )}
    </Box>
  )
}

interface StepProps {
  label: string
  off: boolean
  onStep: () => void
  children: ReactNode
}

/** Move button; keeps the focus while its item moves. */
function Step({ label, off, onStep, children }: StepProps) {
  const step = (event: MouseEvent<HTMLElement>) => {
    if (off) return
    const button = event.currentTarget
    onStep()
    requestAnimationFrame(() => button.focus())
  }
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={step}
      sx={{ p: 0.5, ...(off && { opacity: 0.3, cursor: 'default' }) }}
    >
      {children}
    </IconButton>
  )
}
