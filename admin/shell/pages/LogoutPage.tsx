import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { logout } from '#admin/providers/session.ts'
import { Splash } from '../Splash.tsx'

/** /logout.action: the address by which the product is left; it posts, so that no foreign page can end a session with a link. */
export function LogoutPage() {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    void logout().then(() => setGone(true))
  }, [])
  return gone ? <Navigate to="/login" replace /> : <Splash />
}
