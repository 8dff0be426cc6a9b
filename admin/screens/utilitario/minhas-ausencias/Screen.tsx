import { Navigate } from 'react-router-dom'

/** 'Minhas Ausências', from the user menu: redirects to the register of absences, where everybody sees his own. */
export default function Screen() {
  return <Navigate to="/utilitario/ausencias" replace />
}
