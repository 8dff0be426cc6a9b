import TextField from '@mui/material/TextField'

/** Placeholder while a widget's code loads: an empty box with the same label and size. */
export function FieldSkeleton({ label }: { label: string }) {
  return <TextField label={label} size="small" fullWidth disabled inert aria-hidden />
}
