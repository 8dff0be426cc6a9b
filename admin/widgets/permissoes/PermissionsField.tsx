import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GroupFrame } from '#admin/form/widgets/lists/GroupFrame.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { texts } from '#admin/i18n/texts.ts'
import { getJson } from '#admin/providers/http.ts'
import { type Grupo, type Permissao, permissionsOf, shownGroups, spelled } from './catalogue.ts'
import { GroupBlock } from './GroupBlock.tsx'
import { Toolbar } from './Toolbar.tsx'
import { type Comparison, useComparison } from './useComparison.ts'

/** The permissions of a profile: by group of the menu and screen, with search, all and none, and comparison with another profile. */
export default function PermissionsField(props: WidgetProps) {
  const { data, error } = useQuery({
    queryKey: ['permissoes'],
    queryFn: () => getJson<Grupo[]>('/api/utilitario/perfis/permissoes'),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Skeleton variant="rounded" height={320} />
  return <Picker {...props} groups={data} />
}

function Picker({ groups, ...props }: WidgetProps & { groups: Grupo[] }) {
  const { value, onChange, onBlur } = props
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const comparison = useComparison(groups)
  const held = spelled(groups, value)
  const all = groups.flatMap(permissionsOf)
  const fixed = props.disabled || props.readOnly
  const choose = (next: Set<string>) => {
    onChange(next.size > 0 ? [...next].sort() : undefined)
    onBlur()
  }
  const shown = shownGroups(groups, { search, differs: differing(comparison, held) })
  const expanded = (titulo: string) => search !== '' || comparison.onlyDifferences || open.has(titulo)
  return (
    <GroupFrame {...props}>
      <Toolbar
        {...{ search, setSearch, comparison }}
        label={props.label}
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
            other={comparison.other}
            fixed={fixed}
            open={expanded(grupo.titulo)}
            onToggle={() => setOpen(flipped(open, grupo.titulo))}
            onChange={choose}
          />
        ))}
        {shown.length === 0 && (
          <Typography color="text.secondary" variant="body2" sx={{ p: 1.5 }}>
            {comparison.onlyDifferences && search === '' ? texts.permissions.equal : texts.permissions.none}
          </Typography>
        )}
      </Box>
    </GroupFrame>
  )
}

/** Which permissions only one of the two profiles gives, when only those are asked for. */
function differing({ other, onlyDifferences }: Comparison, held: ReadonlySet<string>) {
  if (!other || !onlyDifferences) return undefined
  return ({ authority }: Permissao) => held.has(authority) !== other.has(authority)
}

function flipped(set: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}
