import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { GrantablePermission, PermissionGroup } from '#schemas/runtime/answers/utilities/api-keys.ts'
import { permissionsOf, shownGroups, spellPermissions, type TreeWords } from './catalogue.ts'
import { GroupBlock } from './GroupBlock.tsx'
import { Toolbar } from './Toolbar.tsx'
import { permissionsTexts } from './texts.ts'
import type { Comparison } from './useComparison.ts'

interface Props {
  groups: PermissionGroup[]
  /** accessible name of the search */
  label: string
  /** granted authorities */
  value: unknown
  fixed?: boolean
  /** another profile beside it */
  comparison?: Comparison
  onChange(authorities: string[] | undefined): void
  /** texts; default: those of permissions */
  words?: TreeWords
}

/** Permissions by group of the menu and screen, with search, all and none. */
export function PermissionsTree({
  groups,
  label,
  value,
  fixed = false,
  comparison,
  onChange,
  words = permissionsTexts,
}: Props) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const held = spellPermissions(groups, value)
  const all = groups.flatMap(permissionsOf)
  const choose = (next: Set<string>) => onChange(next.size > 0 ? [...next].sort() : undefined)
  const shown = shownGroups(groups, { search, differs: comparison && differing(comparison, held) })
  const onlyDifferences = comparison?.onlyDifferences === true
  const expanded = (titulo: string) => search !== '' || onlyDifferences || open.has(titulo)
  return (
    <>
      <Toolbar
        {...{ search, setSearch, comparison, label, words }}
        count={all.filter(({ authority }) => held.has(authority)).length}
        total={all.length}
        allOpen={shown.every(({ titulo }) => expanded(titulo))}
        onOpenAll={(on) => setOpen(new Set(on ? groups.map(({ titulo }) => titulo) : []))}
      />
      <Box sx={{ mt: 1 }}>
        {shown.map((grupo) => (
          <GroupBlock
            key={grupo.titulo}
            grupo={grupo}
            held={held}
            other={comparison?.other}
            fixed={fixed}
            open={expanded(grupo.titulo)}
            onToggle={() => setOpen(flipped(open, grupo.titulo))}
            onChange={choose}
            words={words}
          />
        ))}
        {shown.length === 0 && (
          <Typography color="text.secondary" variant="body2" sx={{ p: 1.5 }}>
            {onlyDifferences && search === '' ? permissionsTexts.equal : words.none}
          </Typography>
        )}
      </Box>
    </>
  )
}

/** Returns a filter for permissions granted by only one of two profiles; undefined unless requested. */
function differing({ other, onlyDifferences }: Comparison, held: ReadonlySet<string>) {
  if (!other || !onlyDifferences) return undefined
  return ({ authority }: GrantablePermission) => held.has(authority) !== other.has(authority)
}

function flipped(set: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}
