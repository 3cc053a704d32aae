import { Component, type ReactNode } from 'react';

type Props = {
  /** Changes with the location: an error on one screen does not block the next. */
  place: string;
  /** Without it nothing shows in place of the children. */
  fallback?: (error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { failed: { error: unknown } | null; place: string };

/** Catches errors while a screen renders or its code loads. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.place === state.place ? null : { failed: null, place: props.place };
  }

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback?.(failed.error) : this.props.children;
  }
}
