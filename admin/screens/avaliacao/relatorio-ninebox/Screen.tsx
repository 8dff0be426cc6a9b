import { Navigate, useLocation } from 'react-router-dom'

/** The address that the specification gives to the report (spec 2 §2); reports stand at one of their own. */
export default function Screen() {
  const { search } = useLocation()
  return <Navigate to={`/avaliacao/relatorios/ninebox${search}`} replace />
}
