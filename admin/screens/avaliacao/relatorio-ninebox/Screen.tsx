import { Navigate, useLocation } from 'react-router-dom'

/** Redirects from the specification's address of the report (spec 2 §2) to the address of all reports. */
export default function Screen() {
  const { search } = useLocation()
  return <Navigate to={`/avaliacao/relatorios/ninebox${search}`} replace />
}
