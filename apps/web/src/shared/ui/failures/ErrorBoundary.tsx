import { Component, type ReactNode } from 'react'
import { Failure } from './Failure.tsx'

type ErrorBoundaryProps = { children: ReactNode }

/** Keeps a fault in one part of a page from taking the others along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <Failure error={error} onRetry={() => this.setState({ error: null })} />
  }
}
