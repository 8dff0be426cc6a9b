import FirstPage from '@mui/icons-material/FirstPage'
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft'
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight'
import LastPage from '@mui/icons-material/LastPage'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { countLimit, totalText } from '#admin/form/lookup.ts'
import { pageSizes } from '../settings.ts'
import { TipArea } from '../TipArea.tsx'
import { listTexts } from '../texts.ts'
import { useListSettings } from '../useListSettings.ts'
import { PageJump } from './PageJump.tsx'
import { usePageKeys } from './usePageKeys.ts'

/** '1–15 de 230', the page size, and navigation to any page. */
export function ListPagination({ mobile }: { mobile: boolean }) {
  const { page, perPage, total, data, setPage, setPerPage, error } = useListContext()
  const { change } = useListSettings()
  const pages = Math.max(1, Math.ceil(Math.min(total ?? 0, countLimit) / perPage))
  usePageKeys(page, pages, setPage)
  if (error || !total) return null
  const from = (page - 1) * perPage + 1
  const sizes = pageSizes.includes(perPage) ? pageSizes : [perPage, ...pageSizes]
  return (
    <Box
      component="nav"
      aria-label={listTexts.pages}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 },
        ...{ px: mobile ? 0 : 2, py: 0.75, minHeight: 52, fontSize: 13 },
        ...(!mobile && { borderTop: 1, borderColor: 'divider' }),
      }}
    >
      <Box component="span" aria-live="polite" sx={{ mr: 'auto', color: 'text.secondary' }}>
        {listTexts.range(from, from + (data?.length ?? 1) - 1, totalText(total))}
      </Box>
      {!mobile && (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
          {listTexts.rowsPerPage}
          <Select
            size="small"
            variant="standard"
            disableUnderline
            value={perPage}
            inputProps={{ 'aria-label': listTexts.rowsPerPage }}
            onChange={(event) => {
              setPerPage(Number(event.target.value))
              change({ porPagina: Number(event.target.value) })
            }}
            sx={{ fontSize: 13, color: 'text.primary', '& .MuiSelect-select': { py: 0 } }}
          >
            {sizes.map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </Select>
        </Box>
      )}
      <TipArea>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Turn label={listTexts.firstPage} off={page <= 1} onTurn={() => setPage(1)}>
            <FirstPage />
          </Turn>
          <Turn label={listTexts.previousPage} keys="Alt+PageUp" off={page <= 1} onTurn={() => setPage(page - 1)}>
            <KeyboardArrowLeft />
          </Turn>
          <PageJump page={page} pages={pages} onJump={setPage} />
          <Turn label={listTexts.nextPage} keys="Alt+PageDown" off={page >= pages} onTurn={() => setPage(page + 1)}>
            <KeyboardArrowRight />
          </Turn>
          <Turn label={listTexts.lastPage} off={page >= pages} onTurn={() => setPage(pages)}>
            <LastPage />
          </Turn>
        </Box>
      </TipArea>
    </Box>
  )
}

interface TurnProps {
  label: string
  /** aria-keyshortcuts of the button */
  keys?: string
  off: boolean
  onTurn: () => void
  children: ReactNode
}

/** Uses aria-disabled instead of `disabled` at the first and last page, so that it keeps the focus. */
const Turn = ({ label, keys, off, onTurn, children }: TurnProps) => (
  <IconButton
    size="small"
    aria-label={label}
    aria-keyshortcuts={keys}
    data-tip={keys ? `${label} (${keys})` : label}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onTurn}
    sx={off ? { opacity: 0.35, cursor: 'default' } : undefined}
  >
    {children}
  </IconButton>
)
