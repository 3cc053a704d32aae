import { Component, type ReactNode } from 'react';

type Props = {
  /** Another value means another place: what broke before is no reason not to show it. */
  place: string;
  fallback: ReactNode;
  children: ReactNode;
};

type State = { broken: boolean; place: string };

/** Catches a screen that breaks while it renders, or whose code cannot be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.place === state.place ? null : { broken: false, place: props.place };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
