// What every visit of somebody who is logged in loads after its screen, in one file.
export { BackgroundServices } from './BackgroundServices';
export { InstallAndUpdateOffers } from './InstallAndUpdateOffers';
