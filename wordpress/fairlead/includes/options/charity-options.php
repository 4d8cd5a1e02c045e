<?php
/**
 * Options of the charity, of giving, of the shop and of emails.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Who the charity is.
 */
function charity_options(): array {
	$person = array(
		'name' => option( 'text', __( 'Name', 'fairlead' ) ),
		'role' => option( 'text', __( 'Role', 'fairlead' ), '', array( 'placeholder' => __( 'Centre manager', 'fairlead' ) ) ),
		'line' => option( 'text', __( 'A sentence they say', 'fairlead' ) ),
	);
	$centre = array(
		'name'    => option( 'text', __( 'Name', 'fairlead' ), __( 'Dogs whose place has this name are at this centre.', 'fairlead' ) ),
		'address' => option( 'text', __( 'Address', 'fairlead' ) ),
		'hours'   => option( 'text', __( 'Open', 'fairlead' ), '', array( 'placeholder' => __( 'Every day, 9am to 5pm', 'fairlead' ) ) ),
		'person'  => option_group( $person, __( 'Person', 'fairlead' ) ),
		'image'   => option( 'image', __( 'Their picture', 'fairlead' ) ),
	);
	$link   = array(
		'text' => option( 'text', __( 'Words', 'fairlead' ) ),
		'url'  => option( 'address', __( 'Address', 'fairlead' ), '', array( 'placeholder' => 'https://…' ) ),
	);
	return array(
		'site.name'                    => option( 'text', __( 'Name', 'fairlead' ), __( 'As everyone calls you.', 'fairlead' ), array( 'placeholder' => plain_text( get_bloginfo( 'name', 'raw' ) ) ) ),
		'site.phone'                   => option( 'text', __( 'Phone', 'fairlead' ), __( 'As visitors read it.', 'fairlead' ) ),
		'site.legal.registered_name'   => option( 'text', __( 'Registered name', 'fairlead' ) ),
		'site.legal.charity_number'    => option( 'text', __( 'Charity number', 'fairlead' ) ),
		'site.legal.company_number'    => option( 'text', __( 'Company number', 'fairlead' ) ),
		'site.legal.address'           => option( 'text', __( 'Address', 'fairlead' ) ),
		'site.legal.registered_office' => option( 'text', __( 'Registered office, if it is another', 'fairlead' ) ),
		'regulator'                    => option_group( $link, __( 'Your entry in the register of charities', 'fairlead' ), '', array( 'together' => array( 'text', 'url' ) ) ),
		'centres'                      => option_rows( $centre, __( 'Centres', 'fairlead' ), array( __( 'Add a centre', 'fairlead' ), __( 'Centre', 'fairlead' ) ) ),
		'site.locale'                  => option( 'text', __( 'Language', 'fairlead' ), '', array( 'placeholder' => 'en-GB' ) ),
		'site.currency'                => option( 'text', __( 'Currency', 'fairlead' ), '', array( 'placeholder' => 'GBP' ) ),
		'site.timezone'                => option( 'text', __( 'Time zone', 'fairlead' ), __( 'That of WordPress, unless you write another.', 'fairlead' ), array( 'placeholder' => 'Europe/London' ) ),
	);
}

/**
 * Donations and sponsorship.
 */
function giving_options(): array {
	$money   = array( 'as' => 'money' );
	$wide    = array( 'as' => 'wide' );
	$amount  = array(
		'amount'  => option( 'whole', __( 'Amount', 'fairlead' ), '', $money ),
		'monthly' => option( 'flag', __( 'Each month', 'fairlead' ), '', array( 'as' => 'tick' ) ),
		'impact'  => option( 'text', __( 'What it pays for', 'fairlead' ), '', $wide + array( 'placeholder' => __( 'feeds a medium-sized dog all month.', 'fairlead' ) ) ),
	);
	$bank    = array(
		'account_name'   => option( 'text', __( 'Account name', 'fairlead' ) ),
		'sort_code'      => option( 'text', __( 'Sort code', 'fairlead' ) ),
		'account_number' => option( 'text', __( 'Account number', 'fairlead' ) ),
		'reference'      => option( 'text', __( 'Reference', 'fairlead' ) ),
		'iban'           => option( 'text', 'IBAN' ),
		'bic'            => option( 'text', 'BIC' ),
	);
	$purpose = array(
		// Names the fund in the books: made from the name once, and never shown.
		'key'        => array( array( 'kind' => 'text' ), null ),
		'label'      => option( 'text', __( 'Name', 'fairlead' ) ),
		'too_little' => option( 'text', __( 'If less comes in than you need', 'fairlead' ), '', $wide ),
		'too_much'   => option( 'text', __( 'If more comes in than you need', 'fairlead' ), '', $wide ),
	);
	$fees    = array(
		'percent' => option( 'number', __( 'Share', 'fairlead' ), '', array( 'unit' => '%' ) ),
		'fixed'   => option( 'whole', __( 'Plus', 'fairlead' ), '', $money ),
	);
	return array(
		'giving.amounts'                   => option_rows( $amount, __( 'Amounts to choose from', 'fairlead' ), array( __( 'Add an amount', 'fairlead' ), __( 'Amount', 'fairlead' ) ) ),
		'giving.minimum'                   => option( 'whole', __( 'Smallest donation', 'fairlead' ), '', $money ),
		'giving.maximum'                   => option( 'whole', __( 'Largest donation', 'fairlead' ), '', $money ),
		'giving.gift_aid'                  => option( 'flag', __( 'You claim Gift Aid', 'fairlead' ), '', array( 'as' => 'tick' ) ),
		'giving.bank'                      => option_group( $bank, __( 'Bank account', 'fairlead' ) ),
		'giving.fees'                      => option_group( $fees, __( 'What a card payment costs you', 'fairlead' ), __( 'Donors may be asked to cover it.', 'fairlead' ) ),
		'giving.purposes'                  => option_rows( $purpose, __( 'Purposes', 'fairlead' ), array( __( 'Add a purpose', 'fairlead' ), __( 'Purpose', 'fairlead' ) ), '', array( 'key from' => 'label' ) ),
		'giving.sponsorship.benefit_value' => option( 'whole', __( 'What a sponsor receives in a year is worth', 'fairlead' ), __( 'A soft toy counts, updates by email do not.', 'fairlead' ), $money ),
		'giving.accounting_year_end'       => option( 'text', __( 'Your accounting year ends on', 'fairlead' ), __( 'Month and day.', 'fairlead' ), array( 'placeholder' => '03-31' ) ),
	);
}

/**
 * The shop.
 */
function shop_options(): array {
	$price = array(
		'amount'   => option( 'whole', __( 'Amount', 'fairlead' ), '', array( 'as' => 'money' ) ),
		'currency' => array( array( 'kind' => 'text' ), null ),
	);
	$days  = array(
		'from' => option( 'whole', __( 'From', 'fairlead' ) ),
		'to'   => option( 'whole', __( 'To', 'fairlead' ), '', array( 'unit' => __( 'working days', 'fairlead' ) ) ),
	);
	$band  = array(
		'country'     => option( 'text', __( 'Country', 'fairlead' ), '', array( 'placeholder' => 'GB' ) ),
		'label'       => option( 'text', __( 'Name', 'fairlead' ), '', array( 'placeholder' => __( 'United Kingdom, parcel to 2 kg', 'fairlead' ) ) ),
		'up_to_grams' => option( 'whole', __( 'Up to', 'fairlead' ), '', array( 'unit' => __( 'g', 'fairlead' ) ) ),
		'price'       => option_group( $price, __( 'Price', 'fairlead' ), '', array( 'money' => true ) ),
		'days'        => option_group( $days, __( 'Takes', 'fairlead' ) ),
	);
	return array(
		'shop.delivery'       => option_rows( $band, __( 'Delivery', 'fairlead' ), array( __( 'Add a way', 'fairlead' ), __( 'Way of delivery', 'fairlead' ) ) ),
		'shop.returns'        => option( 'lines', __( 'Returns, in your words', 'fairlead' ) ),
		'shop.returns_address' => option( 'lines', __( 'Parcels come back to', 'fairlead' ), __( 'The address of the charity, if you leave it empty.', 'fairlead' ) ),
		'shop.vat_number'      => option( 'text', __( 'VAT number', 'fairlead' ), __( 'Leave it empty if you are not registered.', 'fairlead' ) ),
		'shop.reserve_days'    => option( 'whole', __( 'Orders by bank transfer are kept for', 'fairlead' ), '', array( 'unit' => __( 'days', 'fairlead' ) ) ),
		'shop.low_stock'       => option( 'whole', __( 'Say “only a few left” from', 'fairlead' ), '', array( 'unit' => __( 'pieces', 'fairlead' ) ) ),
	);
}

/**
 * The charity's own words of emails.
 */
function email_options(): array {
	$names   = array(
		'adoption'           => __( 'An application to adopt has arrived', 'fairlead' ),
		'fostering'          => __( 'An application to foster has arrived', 'fairlead' ),
		'volunteering'       => __( 'An application to volunteer has arrived', 'fairlead' ),
		'contact'            => __( 'A message has arrived', 'fairlead' ),
		'found'              => __( 'Someone has found a dog', 'fairlead' ),
		'surrender'          => __( 'Someone asks to give up a dog', 'fairlead' ),
		'ring_us'            => __( 'Someone who is not safe should ring you', 'fairlead' ),
		'newsletter'         => __( 'Please confirm your address', 'fairlead' ),
		'newsletter_welcome' => __( 'Welcome to the newsletter', 'fairlead' ),
		'save_and_return'    => __( 'The link back to a form', 'fairlead' ),
		'still_looking'      => __( 'The reply takes longer', 'fairlead' ),
	);
	$fields  = array(
		'subject' => option( 'text', __( 'Subject', 'fairlead' ), '', array( 'maxlength' => 150 ) ),
		'body'    => option(
			'lines',
			__( 'Text', 'fairlead' ),
			'',
			array(
				'rows'      => 6,
				'maxlength' => 5000,
			)
		),
	);
	$options = array();
	foreach ( $names as $name => $label ) {
		$options[ "letters.$name" ] = option_group( $fields, $label, __( 'Empty: the website’s own words. {firstName}, {replyBy} and {charity} are filled in.', 'fairlead' ) );
	}
	return $options;
}
