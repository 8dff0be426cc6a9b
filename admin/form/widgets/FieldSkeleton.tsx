import TextField from '@mui/material/TextField'

/** Stands where a widget will be while its code arrives: an empty box with the same label, so that nothing flashes. */
export function FieldSkeleton({ label }: { label: string }) {
  return <TextField label={label} size="small" fullWidth disabled inert aria-hidden />
}
