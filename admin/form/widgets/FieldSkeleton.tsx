import Skeleton from '@mui/material/Skeleton'

/** Stands where a widget will be while its code arrives: same height, so that nothing jumps. */
export function FieldSkeleton({ label }: { label: string }) {
  return <Skeleton variant="rounded" height={40} aria-label={`Carregando ${label}`} />
}
