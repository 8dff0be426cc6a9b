import Add from '@mui/icons-material/Add'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { type MouseEvent, useRef, useState } from 'react'
import type { MarkerOption } from './options.ts'
import { marcadoresTexts } from './texts.ts'

interface Props {
  /** absent until they are known */
  options: MarkerOption[] | undefined
  onPick: (option: MarkerOption) => void
  /** label of the text box; with it the button shows its icon only */
  label?: string
}

/** Maximum number of options rendered: a register with its references has hundreds. */
export const mostShown = 120

const narrow = createFilterOptions<MarkerOption>({ limit: mostShown })

/** 'Inserir marcador': the fields of the entity and of what it refers to, found by their titles. */
export function MarkerPicker({ options, onPick, label }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const picked = useRef<MarkerOption>(undefined)
  const close = () => setAnchor(undefined)
  // deferred until the list has closed: until then it holds the focus
  const onExited = () => {
    if (picked.current !== undefined) onPick(picked.current)
    picked.current = undefined
  }
  const opener = {
    disabled: !options,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  }
  return (
    <>
      {label === undefined ? (
        <Button size="small" color="inherit" startIcon={<Add />} {...opener}>
          {marcadoresTexts.insert}
        </Button>
      ) : (
        <Tooltip title={label}>
          <span>
            <IconButton size="small" edge="end" aria-label={label} {...opener}>
              <Add fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      )}
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // the focus returns to the text, not to the button
        disableRestoreFocus
        slotProps={{
          transition: { onExited },
          paper: {
            role: 'dialog',
            'aria-label': marcadoresTexts.insert,
            sx: { p: 1.5, width: 380, maxWidth: '92vw' },
          },
        }}
      >
        <Autocomplete
          open
          autoHighlight
          disableCloseOnSelect
          options={options ?? []}
          value={null}
          filterOptions={narrow}
          groupBy={({ grupo }) => grupo}
          getOptionLabel={({ titulo, grupo, lista }) =>
            lista ? `${grupo}: ${titulo} (${marcadoresTexts.list})` : `${grupo}: ${titulo}`
          }
          getOptionKey={({ marcador }) => marcador}
          noOptionsText={marcadoresTexts.noneFound}
          onChange={(_event, chosen) => {
            if (!chosen) return
            picked.current = chosen
            close()
          }}
          slotProps={{
            popper: { disablePortal: true, sx: { position: 'static !important', transform: 'none !important' } },
            paper: { elevation: 0 },
          }}
          renderOption={({ key, ...props }, { titulo, lista }) => (
            <li key={key} {...props}>
              {lista ? `${titulo} (${marcadoresTexts.list})` : titulo}
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              size="small"
              label={marcadoresTexts.search}
              helperText={(options?.length ?? 0) > mostShown ? marcadoresTexts.more : undefined}
            />
          )}
        />
      </Popover>
    </>
  )
}
