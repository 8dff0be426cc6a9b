import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useRef } from 'react'
import type { MarkerOption } from './options.ts'
import { marcadoresTexts } from './texts.ts'
import { optionId, type Suggestions } from './useSuggestions.ts'

interface Props {
  suggestions: Suggestions
  /** the text they are for */
  anchor: HTMLElement | null
}

/** Suggestions for a marker being typed, grouped, below its text. */
export function MarkerSuggestions({ suggestions, anchor }: Props) {
  const { id, found, active, choose } = suggestions
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[id="${optionId(id, active)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (found.length === 0) return null
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper
        ref={list}
        id={id}
        role="listbox"
        // focusable scroll container
        tabIndex={0}
        aria-label={marcadoresTexts.suggestions}
        variant="outlined"
        // keeps the focus in the text
        onMouseDown={(event) => event.preventDefault()}
        sx={{ maxHeight: 280, width: 380, maxWidth: '92vw', overflow: 'auto', py: 0.5, boxShadow: 6 }}
      >
        {found.map((option, place) => (
          <Option
            key={option.marcador}
            id={optionId(id, place)}
            option={option}
            selected={place === active}
            headed={option.grupo !== found[place - 1]?.grupo}
            onChoose={() => choose(option)}
          />
        ))}
      </Paper>
    </Popper>
  )
}

interface OptionProps {
  id: string
  option: MarkerOption
  selected: boolean
  /** first of its group: shows the group's title */
  headed: boolean
  onChoose: () => void
}

function Option({ id, option: { titulo, grupo, lista, marcador }, selected, headed, onChoose }: OptionProps) {
  return (
    <>
      {headed && (
        <Box aria-hidden sx={{ px: 1.5, pt: 0.75, pb: 0.25, fontSize: 12, fontWeight: 600, color: 'text.secondary' }}>
          {grupo}
        </Box>
      )}
      <Box
        id={id}
        role="option"
        aria-selected={selected}
        onClick={onChoose}
        sx={{
          ...{ px: 1.5, py: 0.75, fontSize: 14, cursor: 'pointer', display: 'flex', gap: 1, flexWrap: 'wrap' },
          ...{ bgcolor: selected ? 'action.selected' : undefined, '&:hover': { bgcolor: 'action.hover' } },
        }}
      >
        <span>
          <Box component="span" sx={visuallyHidden}>{`${grupo}: `}</Box>
          {lista ? `${titulo} (${marcadoresTexts.list})` : titulo}
        </span>
        <Box component="span" sx={{ ml: 'auto', fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {marcador}
        </Box>
      </Box>
    </>
  )
}
