"""A bare WebKitGTK window of a phone's size for WebKitWebDriver: MiniBrowser is never narrower than 447 px.

Arguments: width, height, folder of the storage, user agent, then any of "dark" and "reduced-motion".
"""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

width, height, folder, user_agent, *switches = sys.argv[1:]

appearance = Gtk.Settings.get_default()
appearance.set_property('gtk-application-prefer-dark-theme', 'dark' in switches)
appearance.set_property('gtk-enable-animations', 'reduced-motion' not in switches)

# On disk: an ephemeral session cannot store Blobs and forgets service workers.
storage = WebKit2.WebsiteDataManager(base_data_directory=folder + '/data', base_cache_directory=folder + '/cache')
context = WebKit2.WebContext.new_with_website_data_manager(storage)
context.set_automation_allowed(True)
context.set_preferred_languages(['ja-JP', 'ja'])

settings = WebKit2.Settings()
settings.set_user_agent(user_agent)
settings.set_enable_write_console_messages_to_stdout(True)


def create_view(*_):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.set_size_request(1, 1)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(int(width), int(height))
    window.add(view)
    window.show_all()
    return view


def start(_, session):
    information = WebKit2.ApplicationInfo()
    information.set_name('phone')
    session.set_application_info(information)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
GLib.MainLoop().run()
