import Skeleton from '@mui/material/Skeleton'

/** Stands where a widget will be while its code arrives: as high as a text box, so that little jumps. */
export function FieldSkeleton() {
  return <Skeleton variant="rounded" height={37} aria-hidden />
}
