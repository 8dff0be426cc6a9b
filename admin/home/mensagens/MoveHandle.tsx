import { useDraggable } from '@dnd-kit/core'
import DragIndicator from '@mui/icons-material/DragIndicator'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { Caixa } from '#schemas/runtime/answers/utilities/mailbox.ts'
import type { Direction, Place } from './arrangement.ts'
import { caixasTexts } from './texts.ts'

const directions: Direction[] = ['up', 'down', 'left', 'right']

interface Props {
  caixa: Caixa
  /** id of the instructions */
  hint: string
  stepOf: (direction: Direction) => Place | undefined
  onPlace: (place: Place) => void
}

/** Handle of a box: drag, lift by keyboard, or click for a menu of neighbouring places. */
export function MoveHandle({ caixa: { tipo, titulo }, hint, stepOf, onPlace }: Props) {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id: tipo })
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <>
      <IconButton
        {...listeners}
        ref={(node) => {
          setNodeRef(node)
          setActivatorNodeRef(node)
        }}
        size="small"
        data-handle={tipo}
        aria-label={caixasTexts.handle(titulo)}
        aria-describedby={hint}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        // Firefox fires a click on Space keyup even when keydown was cancelled
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        sx={{
          p: 0.75,
          cursor: 'grab',
          touchAction: 'none',
          color: 'text.secondary',
          '&:active': { cursor: 'grabbing' },
        }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={close}>
        {directions.map((direction) => {
          const place = stepOf(direction)
          return place ? (
            <MenuItem
              key={direction}
              onClick={() => {
                close()
                onPlace(place)
              }}
            >
              {caixasTexts[direction]}
            </MenuItem>
          ) : null
        })}
      </Menu>
    </>
  )
}
