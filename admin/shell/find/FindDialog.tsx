import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { commonTexts } from '#admin/i18n/common.ts'
import { useSession } from '#admin/providers/session.ts'
import { SearchField } from '../fields/SearchField.tsx'
import { useMostOpened } from '../menu/useMostOpened.ts'
import { findOpen } from './find-open.ts'
import { Hits, optionId } from './Hits.tsx'
import { firstHits, type Hit, hitsFor } from './hits.ts'
import { useRecent } from './recent.ts'
import { findTexts as t } from './texts.ts'
import { useFound } from './useFound.ts'

const LIST = 'busca-resultados'
const OFTEN = 5

/** Global search for people, requests, positions, screens and new records: arrows move, Enter opens. */
export default function FindDialog() {
  const phone = useMediaQuery('(max-width: 600px)', { noSsr: true })
  const { info, schemas } = useSession()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const often = useMostOpened(OFTEN)
  const [recent, keep] = useRecent()
  const { found, error, waits } = useFound(text)
  const navigate = useNavigate()
  const typed = text.trim() !== ''
  const groups = typed
    ? hitsFor(text, { menu: info.menu, schemas, found, recent })
    : firstHits(info.menu, recent, often)
  const hits = groups.flatMap((group) => group.hits)
  const current = hits.find(({ key }) => key === chosen) ?? hits[0]
  const close = () => findOpen.set(false)
  const open = ({ key: _, outside, ...hit }: Hit) => {
    close()
    if (outside) return window.open(outside, '_blank', 'noopener,noreferrer')
    keep(hit)
    navigate(hit.to)
  }
  const press = (event: KeyboardEvent) => {
    const at = hits.findIndex(({ key }) => key === current?.key)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + hits.length }[event.key]
    if (to !== undefined && hits.length > 0) {
      event.preventDefault()
      setChosen(hits[to % hits.length]?.key)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      open(current)
    }
  }
  const none = typed && !waits && hits.length === 0
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      fullScreen={phone}
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: { 'aria-label': t.title, sx: { mt: { xs: 0, sm: '10vh' }, borderRadius: { xs: 0, sm: 2 } } },
      }}
    >
      <Box sx={{ p: 1.5, pb: 1, display: 'flex', gap: 0.5, alignItems: 'center' }}>
        <SearchField
          autoFocus
          fullWidth
          label={t.label}
          value={text}
          onChange={(value) => {
            setText(value)
            setChosen(undefined)
          }}
          onKeyDown={press}
          end={waits && typed ? <CircularProgress size={16} aria-hidden /> : undefined}
          htmlInput={{
            role: 'combobox',
            'aria-expanded': hits.length > 0,
            'aria-controls': LIST,
            'aria-autocomplete': 'list',
            'aria-activedescendant': current && optionId(LIST, current.key),
            autoComplete: 'off',
            maxLength: 200,
          }}
        />
        {phone && (
          <IconButton aria-label={commonTexts.close} onClick={close}>
            <Close />
          </IconButton>
        )}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {typed && !waits ? t.found(hits.length) : ''}
      </Box>
      {hits.length > 0 && (
        <Hits id={LIST} label={t.title} groups={groups} chosen={current?.key} onChoose={setChosen} onOpen={open} />
      )}
      {(none || error || (!typed && hits.length === 0)) && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 2, pt: 0.5 }}>
          {error ? t.failed : none ? t.none(text.trim()) : t.hint}
        </Typography>
      )}
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', display: { xs: 'none', sm: 'block' } }}
      >
        {t.keys}
      </Typography>
    </Dialog>
  )
}
