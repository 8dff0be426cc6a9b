import TreeFilter from '#admin/resource/filters/TreeFilter.tsx'

interface Props {
  label: string
  /** ids, separated by commas */
  value: string
  onChange: (value: string) => void
}

/** Filter by organisational areas, each including its descendants. */
export const AreasFilter = ({ label, value, onChange }: Props) => (
  <TreeFilter
    title={label}
    target="cargo-salario/area-organizacional"
    value={value.split(',').filter(Boolean).map(Number)}
    onChange={(ids) => onChange([ids].flat().filter(Boolean).join(','))}
  />
)
