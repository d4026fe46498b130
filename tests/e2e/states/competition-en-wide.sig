page-growing 580x1026
~ WwRR k9wt ktdn rk_K a7wQ PgJT FNzY zw_M V1Kr 6ZuE Giu9 V0jw dLwu dLwu dLwu dLwu fiJ_ AyS5 Qwn2 rThL
~ AyS5 lMJC VZrk kFTF BXFJ 2nFj AyS5 oXuA EaZu AyS5 xPEf 5Jfi a7wQ XV8o RpC9 gFAI vsFF Nr0U OHqB fpdr
~ sev9 cuvR 956p OHqB g1ex TEGY KYFi OHqB H7fd TEGY GtYd OHqB zfI6 TEGY 3p-9 OHqB GodX SE9f ksmj OHqB
~ WIjE HAbS 17x6 OHqB lJ0j 9E53 fFBT OHqB 3Ynu PEn1 -wmf z78P OHqB mKAV nG5E bxuW _Ssd OHqB OVnS HTJV
~ Gpek a7wQ ZYrr uqpY veaO b3vl Kci_ AYdn veaO Fa3W -rvo veaO xL2N sq3U Y3Wq u5qO veaO 4I6Z sq3U -VfQ
~ u5qO veaO TZrz yEOT j9BV Ar_x 3Eyb
  qrrbqrr7qrraqrrcqrrbuvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4qrr6rrs7ttt2uuu1tuu1uuu1stt6uuu3ttt3rss4uuu1rss7tuu1sss6vvv0*10,uuu1vvv1vvv0*8,uvv3
  vvv0qrr8nooblmnfjllcmnnfklmf*2,nopelmmhlmmijklfmnndjkljjkleopp8vvv0*7,qrr8nopfnookmnnjnooksssdrrscrrsfqrrisstbqrresttbvvv0uvv3
  vvv0uvv4sstbttt9ttt8stt8tuu5ttt8uuu6uuu4ttt6uuu6ttt6tttastt9tttastt9uvv2tuu5ttt9tuu6ttt7tttattt9ttt8stt9uuu5ttu7ttu6vvv0*7,uvv3
  vvv0uuu2tuu8uuu4tuu5uuu5uuu6ttt8tuu5tuu6ttt8uuu4*2,tuu6uuu5*2,ttt6uuu5tuu7ttt8uuu4tuu7tuu6uuu5tuu5uuu6*2,ttt8ttt6vvv2vvv0*6,uvv3
  vvv0tuu1oqq0*6,prr1oqq0*5,prr3oqq0*6,prr3oqq0*3,tuu1uvv0*8,vvv0*2,uvv3
  vvv0prr3cij0*6,gkl3cij0*5,gkl7cij0*6,gkl7cij0*3,oqq3stt0ttu0ttt0stt0*5,uuu0vvv0uvv3
  vvv0*6,ttt5oppmvvv1vvv0*3,tuu3qrriqqqjvvv0*4,stt8oqrgstt6vvv0*4,qqrioppmvvv0*4,ttt6qrreqrrfvvv0uvv3
  vvv0*6,ttu5rssduuu3vvv0*3,uuu4rssarssdvvv0*4,sst8rrsetuu6vvv0*3,vvv2rsscqrrevvv0*4,stt7rsscsssbvvv0uvv3
  vvv0*6,vvv2uuu4vvv1vvv0*3,uvv1uuu4vvv3vvv0*4,uuu4uuu5vvv2vvv0*4,uuu6uuu4vvv0*4,uuv3uuu5vvv3vvv0uvv3
  vvv1vvv0*35,uuu1
  vvv0*36,uuu1
  vvv0uuu0*2,uuu2vvv0*4,vvv1vvv0*27,uvv3
  vvv0oppcjllhijkkhijelmmflmmgijkhgiikhjkirrr8vvv0*19,uuu5qrrfsssbrrrcsttbvvv0uvv3
  vvv0*9,ttt3vvv0*26,uvv3
  vvv0ttt6sss9ttu6vvv0*18,ttt6sss9stt7vvv0*7,uuu4rssbttt5vvv0uvv3
  vvv0vvv1uuu4vvv2vvv0*18,vvv1uuu3*2,vvv0*7,vvv1uuv3uuv2vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6vvv0*22,ttt8vvv0*6,tuu4rssbppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu3vvv0*22,uuu6vvv0*6,uuu3uuu5rssesttcvvv0uvv3
  vvv0uuu1vvv0*22,uuu2vvv0*6,uvv1ttu5ttt7uuu4vvv0uvv3
  vvv0*36,uvv3
  vvv0stt5vvv1vvv0*21,ttt8vvv0*7,rssdppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5tuu5tuu6ttu8vvv0*19,uuu4vvv0*7,tuu4sssctttavvv0uvv3
  vvv0uuu2tuu6ttt5uuu5vvv0*19,vvv3vvv0*7,uuu5stt9uuu6vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6stt8rrrcqqqguuu3vvv0*17,uvv2qqqivvv0*8,qrrerssfvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2uuu3uuu1tuu6tuu5vvv0*17,vvv1ttu5vvv0*8,uuu5*2,vvv0uvv3
  vvv0uuu3ttu5sssbstt9sttbvvv0*17,vvv1ssscvvv0*8,rss9ttt9vvv0uvv3
  vvv0uvv0suu0*32,uvv0vvv0uvv3
  vvv0uvv0mppdmppemopemppdloojoqrcnpqdrtu0*14,mppdlnojrtu0*7,orr7knnhsuu1vvv0uvv3
  vvv0uvv0suu0*5,rtu0suu0*26,tuv0vvv0uvv3
  vvv0uuu1uuu5vvv2vvv1uuu5vvv1vvv0*16,uuu4tuu5vvv0*8,vvv1uuu3vvv0uvv3
  vvv0uuu4sssdrssbsss8rrsguuu5vvv0*16,sttarssfvvv0*8,ttt6sttcvvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0ttt7nopmppqdnopiqrrcvvv0*17,pqqenopkvvv0*6,oppdppqjmnomqqqgvvv0uvv3
  vvv0*32,vvv1vvv0*3,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
  vvv0*36,uuu3
  vvv0rss6pqq8rrs5sss6rss6qrr4pqqapqqbrrr4sss3rss7rrr5opp9rss5uvv1vvv0*20,uvv3
  vvv0rss7nopcnoocoopcpqqalnnenooemnogmnninop8klmgnooboppcnooattt3vvv0*20,uvv3
  vvv0*36,uvv3
  vvv0ttu7rrrfrrresst9rrressscrsscrssfvvv0*23,uuu3oppkrrrcvvv0uvv3
  vvv0*31,ttt7pqqkpqqjrss9vvv0uvv3
  vvv0*36,uvv3
  vvv0tuu5rssdrssfqrrdrsserssfvvv0*19,rssdqqrepqqi*2,pqqhqqripqqgqrrirrrevvv0uvv3
  vvv0*36,uvv3
  vvv0ttu7rrrirsshrssfsstcrrsfrsseuuu2vvv0*20,stt7pqqmopplqrrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0ttu7rrsersscrrsesttarssdrrsdttt8rrrettu7vvv0*18,oppipqqmopplqrrgoopkrrrfvvv0uvv3
  vvv0vvv1vvv0vvv1vvv0*24,uuu1vvv0uuv2vvv0vvv1vvv0*3,uvv3
  vvv0uuu4rrrerrrfrrrcvvv0*23,pqqgppqgrsserrrgqqrlppqirss9vvv0uvv3
  vvv0*36,uvv3
  vvv0*15,vvv1vvv0*5,vvv1vvv0*14,uvv3
  vvv0ttt6ssscrrsdsssarssesstarrsgsst8rrshrrscrrrestt7rssbrrresssdssscrrsbstt9rssgsssbqrrirssdvvv0*13,uvv3
  vvv0uuu7sstcstt8stt9ttt6sttattu6sttbttu6sttattt7*2,stt9tuu6ttu5sttattt5sttauuu5ttt9ttt6sst9ttt8ttt7*2,ttt8ttt5ttt7ttu6ttt7uvv3vvv0*4,uvv3
  vvv0vvv2uuu5uuu4tuu5uuu3uuu6uuu5uuu4uuu6uuu7uuu3uuu5tuu5uuu4*2,uuu6uuu2uuu6uuu5*2,tuu5uuu5tuu5uuu6ttu6uuu5uuu4uuu6tuu5tuu6vvv2vvv0*4,uvv3
  vvv0*36,uuu2
  uuu1vvv0*34,uuu1uvv0
page-people 580x1046
~ WwRR k9wt r8Gd rk_K a7wQ PgJT FNzY zw_M 3ioP OUeY fv-C V0jw dLwu fiJ_ kFTF 9Sv1 rThL AyS5 xPEf XdG5
~ a7wQ XV8o RpC9 gFAI vsFF Nr0U OHqB fpdr sev9 cuvR 956p OHqB g1ex TEGY fCcr OHqB H7fd TEGY H4RM OHqB
~ zfI6 TEGY ksmj OHqB GodX SE9f QHZ0 OHqB WIjE HAbS jfcw OHqB lJ0j 9E53 Y5Jh OHqB 3Ynu PEn1 -wmf u3NN
~ OHqB mKAV nG5E dCuw _Ssd OHqB OVnS HTJV Eh-G a7wQ ZYrr uqpY veaO b3vl Kci_ AYdn veaO Fa3W -rvo veaO
~ xL2N sq3U Y3Wq u5qO veaO 4I6Z sq3U -VfQ u5qO veaO TZrz yEOT j9BV Ar_x 3Eyb
  qrrbqrr7rrs9rrrasst5uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4qrr6rrs7ttt2uuu1tuu1uuu1stt6uuu3ttt3rss4uuu1rss7tuu1sss6vvv0*10,uuu1vvv1vvv0*8,uvv3
  vvv0qrr8nooblmnfjllcmnnfklmf*2,nopelmmhlmmijklfmnndjkljjkleopp8vvv0*8,oppenookmnnjnooksssdrrscrrsfqrrisstbqrresttbvvv0uvv3
  vvv0uvv4sstbttt9ttt8stt8tuu5ttt8uuu6uuu4ttt6uuu6tuu6stt8ttu6sst9ttu6tuu5ttu7ttt9sttatuu6tuu4ttt8vvv2tuu5ttt7uuu5ttu6ttt8sttattt9*2,ttt7vvv0*2,uvv3
  vvv0uuu2ttt9uuu6tuu5uuu5uuu6ttt8tuu5tuu6ttt8uuu4uuu5ttt5uuu4ttu6uuu4ttt9tuu4tuu7tuu6uuu4ttt6ttt7uuu5ttt9uuu6ttt5tuu4tuu6tuu7uuu5ttu6uuu4vvv0*2,uvv3
  vvv0tuu5rssgrrsdtuu6vvv0*31,uvv3
  vvv0*36,uvv3
  vvv0npq55ce0*15,7df5rst3rss0*15,tuu0vvv0uvv3
  vvv0*16,uuu2rtt9vvv0*14,uuu3ttt7ttt8vvv0uvv3
  vvv0*16,ttt6prrevvv1vvv0*13,ttu4rrsbrsscvvv0uvv3
  vvv0*16,ttt6sstbvvv2vvv0*13,uuu3ttt6stt8vvv0uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu0
  vvv0*36,uvv3
  vvv0opp9kllelmmhmnn9oppanopdmnndkmmgmnndsss6vvv0*19,vvv3sst9ttt7uuu5*2,vvv0uvv3
  vvv0uuu3*2,rrs5rrr4sss4ttt3rrs4qrr5opp7uuu2vvv0*19,uvv2ttu6uuu4stt7uuu5vvv0uvv3
  vvv0uuu2uvv2vvv2vvv0*19,uuu5uvv2vvv1vvv0*6,vvv2uuu4vvv0*2,uvv3
  vvv0tuu5rssbttu6vvv0*19,tuu6rssbsss8vvv0*6,uuu3sttastt6vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6vvv0*23,ttt8vvv0*6,stt9ppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uvv1vvv0*23,uvv2vvv0*6,vvv2ttt6uuu4vvv0uvv3
  vvv0uuu4vvv0*23,tuu6vvv0*6,stt9rrsfsstcvvv0uvv3
  vvv0*36,uvv3
  vvv0stt5vvv1vvv0*22,ttt8vvv0*6,sss9ppqlrrsgvvv0uvv3
  vvv0*32,vvv1vvv0*3,uvv3
  vvv0*33,uvv1vvv0*2,uvv3
  vvv0ttt6rssb*2,ssscvvv0*20,tuu7vvv0*6,stt8pqqjrssgvvv0uvv3
  vvv0*36,uvv3
  vvv0tuu6ttt6rssbrrreuuu3vvv0*18,uuu4rrsfvvv0*7,rrrdsssevvv0uvv3
  vvv0*2,uvv1vvv1uuu1vvv0*20,vvv1vvv0*7,uuu1vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6sss9rrrcqrrgqrrhvvv0*18,uuu3qrrivvv0*7,qqrfrssfvvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0orr9orraoqr8oqr9nqqepss6prs8rtu0*15,oqranqqdrtu0*7,npqcsuu1vvv0uvv3
  vvv0uvv0pss3prs4prs5qss4prs5pss5prs5rtu0*15,prs4pss5rtu0*7,prs4tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0stt5qrrirrserrs9pqqmtuu7vvv0*17,qrreqqrkvvv0*7,stt6rssfvvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uuu4rrsastt5sss9ttt6vvv0*18,rss9rsscvvv0*5,tuu3sssaqrrdsss9vvv0uvv3
  vvv0uuu2sssbsss7rss8ttt5vvv0*18,ttt6stt8vvv0*5,uuu1sssarss9ttt6vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu1
  vvv0*36,uuu2
  vvv0tuu4*2,vvv0*4,tuu4uuu3vvv0*4,tuu2vvv0*22,uvv3
  vvv0pqq9jllgikkhklmjlmnhhijjikkkikkohjjmlmnagiioikkhjkkjjklgstt4vvv0*20,uvv3
  vvv0*10,uuu0vvv0*25,uvv3
  vvv0ttu7rrrfrrresst9rrressscrsscrssfvvv0*23,uuu3oppjrrrcvvv0uvv3
  vvv0*31,tuu3sttattt9uuu4vvv0uvv3
  vvv0*31,vvv3stt9sssattt5vvv0uvv3
  vvv0uuu4tttasttbsssasttb*2,vvv0*19,sssarssarrsdrrrc*2,ssscrssdssscsssavvv0uvv3
  vvv0*2,uuu3*3,vvv3uuu4vvv0*19,vvv2uuu4uuu5*3,ttu6ttu3ttu6uuu4vvv0uvv3
  vvv0ttu7rrrirsshrssfsstcrrsfrsseuuu2vvv0*20,stt7pqqkopplqrrgoopkrrrfvvv0uvv3
  vvv0*30,vvv1vvv0*5,uvv3
  vvv0ttu7rrsersscrrsesttarssdrrsdttt8rrretuu7vvv0*18,oppipqqmopplqrrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5qrreqrrhqrrdvvv0*23,opphppqgqrrgqrrhpqqmopqjrss9vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgsst8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbqqrjrssdvvv0*13,uvv3
  vvv0vvv1vvv2vvv1vvv0*2,vvv1vvv0uvv2vvv0vvv1*2,vvv0vvv1vvv0*2,vvv1vvv0vvv1vvv0vvv1vvv0vvv1*2,vvv0*7,vvv1vvv0*4,uvv3
  vvv0uuu7rssesssbqrresssarssfssscsttdssscrrsgsssarsscqrrdsttasssarssfsss8rrsftttassscrrsbrrrdrrsdrssersscrssdrss9rssdrssbrsscuuu5vvv0*4,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,vvv1uvv0
page-unlocked 580x1026
~ WwRR k9wt Q3oU rk_K a7wQ PgJT FNzY zw_M iWsD FWeV Sq6w V0jw dLwu dLwu dLwu dLwu fiJ_ AyS5 Qwn2 rThL
~ AyS5 lMJC VZrk AyS5 vLu5 2nFj AyS5 oXuA EaZu kFTF oUhT 5Jfi a7wQ XV8o RpC9 gFAI vsFF Nr0U OHqB fpdr
~ sev9 cuvR 956p OHqB g1ex TEGY N6G1 OHqB H7fd TEGY HVZM OHqB zfI6 TEGY 1Zr7 OHqB GodX SE9f Uz3R OHqB
~ WIjE HAbS Y9YG OHqB lJ0j 9E53 Gkap OHqB 3Ynu PEn1 -wmf Ktps OHqB mKAV nG5E xPCF _Ssd OHqB OVnS HTJV
~ xTIh a7wQ ZYrr uqpY veaO b3vl Kci_ AYdn veaO Fa3W -rvo veaO xL2N sq3U Y3Wq u5qO veaO 4I6Z sq3U -VfQ
~ u5qO veaO TZrz yEOT j9BV Ar_x 3Eyb
  qrrbqrr7rssbrrsbrrrastt4uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss5pqq7qqq8rss3ttt2sst2stt2sss7ttt5rss4qrr5ttt2qrrasss2qrr6vvv0*7,uuu1uuu2uuu1ttt2uuu2vvv0*8,uvv3
  vvv0rrr7oppamnoelmmanooelnnelmneoppdmnnfmnnhkmmenoocklmhklmdpqq8vvv0*7,sss6oppfoppjnopjoppjsssdrrscrrsfqrrisstbqrresttbvvv0uvv3
  vvv0uuu4stt8ttt8ttt9*2,ttu5ttt8tttauuu5ttt9ttt8stt9vvv0*23,uvv3
  vvv0vvv2uuu5uuu4tuu6uuu5uuu4uuu5*2,uuu4uuu5*2,uuu4vvv0*23,uvv3
  vvv0tuu1oqq0*6,prr1oqq0*5,prr3oqq0*6,prr3oqq0*5,prr1oqr1oqq0*5,rtt1vvv0uvv3
  vvv0prr3cij0*6,gkl3cij0*5,gkl7cij0*6,gkl7cij0*5,fjl3eik3cij0*5,kno3vvv0uvv3
  vvv0*6,ttt5oppmvvv1vvv0*3,tuu3qrriqqqjvvv0*4,stt8pqqjstt8vvv0*4,qqrioppmvvv0*4,ttu5prrdqsscvvv0uvv3
  vvv0*6,ttt6rrrfuuu3vvv0*3,uuu5rssbrssfvvv0*4,sssaqrrgttt7vvv0*3,vvv2rrrfqrrfvvv0*4,sst9rssdrsscvvv0uvv3
  vvv0*6,vvv1uvv2vvv0*4,vvv1uuu3vvv2vvv0*4,uuu2uuu3vvv1vvv0*4,uuu3uvv2vvv0*4,vvv2uuu3vvv1vvv0uvv3
  vvv1vvv0*35,uuu1
  vvv0*36,uuu1
  vvv0uuu0*2,uuu2vvv0*4,vvv1vvv0*27,uvv3
  vvv0oppcjllhijkkhijelmmflmmgijkhgiikhjkirrr8vvv0*19,uuu5qrrfsssbrrrcsttbvvv0uvv3
  vvv0*9,ttt3vvv0*26,uvv3
  vvv0ttt6sss9ttu6vvv0*18,ttt6sss9stt7vvv0*7,uuu4rssbttt5vvv0uvv3
  vvv0vvv1uuu4vvv2vvv0*18,vvv1uuu3*2,vvv0*7,vvv1uuv3uuv2vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6vvv0*22,ttt8vvv0*6,ttt3rrrdppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4vvv0*22,uuu7vvv0*6,uuu2ssserrrgsssevvv0uvv3
  vvv0uuv1vvv0*22,uuu1vvv0*6,vvv1uuu5uuu4uvv2vvv0uvv3
  vvv0*36,uvv3
  vvv0stt5vvv1vvv0*21,ttt8vvv0*6,ttt4rssbppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5tuu5tuu6ttu8vvv0*19,uuu4vvv0*7,tuu5sssctttavvv0uvv3
  vvv0uuu2tuu6ttt5uuu5vvv0*19,vvv3vvv0*7,uuu6stt9uuu6vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6stt8rrrcqqqguuu3vvv0*17,uvv2qqqivvv0*7,sst9pqqfrssfvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu3uuu4tuu3ttt8*2,vvv0*17,vvv1ttt7vvv0*8,stt8ttt8vvv0uvv3
  vvv0uuu2tuu4stt9stt8ttt9vvv0*17,vvv1sttbvvv0*8,ttt8*2,vvv0uvv3
  vvv0uvv0suu0*32,uvv0vvv0uvv3
  vvv0uvv0mppdmppemopemppdloojoqrcnpqdrtu0*14,mppdlnojrtu0*7,oqr9knnksuu1vvv0uvv3
  vvv0uvv0suu0*5,rtu0suu0*26,tuv0vvv0uvv3
  vvv0uuu1uuu5vvv2vvv1uuu5vvv1vvv0*16,uuu4tuu5vvv0*8,tuu5uuu4vvv0uvv3
  vvv0uuu4sssdrssbsss8rrsguuu5vvv0*16,sttarssfvvv0*8,ssscsstcvvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0ttt7nopmppqdnopiqrrcvvv0*17,pqqenoolvvv0*6,oppeppqjmnompqqgvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
  vvv0*36,uuu3
  vvv0rrr7opp9qrr7rrr8rrr7qqq6oppbppqcqqq6rss4qqr9qqr7noobqrr7uvv1vvv0*20,uvv3
  vvv0sss6pqqboopappqbqqramnodoppdnopenoogopp7lnneoppappqbopp9ttt3vvv0*20,uvv3
  vvv0*36,uvv3
  vvv0tuu6rrrerrsdsst9rrressscrsscrssfvvv0*23,uuu3oppjrrrcvvv0uvv3
  vvv0*31,ttt7pqqkpqqjrss9vvv0uvv3
  vvv0*36,uvv3
  vvv0tuu5rssdrssfqrrdrsserssfvvv0*19,rssdqqrepqqi*2,pqqhpqqjpqqgqqrjrrrevvv0uvv3
  vvv0*36,uvv3
  vvv0ttu7rrrirsshrssfsstcrrsfrsseuuu2vvv0*20,stt7pqqmopplqrrgoopkrrrfvvv0uvv3
  vvv0*32,vvv1uuu1vvv1vvv0uvv3
  vvv0tuu6rrsdrsscrrsesttarssdrrsdttt8rrrdttu7vvv0*18,oppipqqlopplqrrfppqjrssevvv0uvv3
  vvv0vvv1vvv0vvv1vvv0*24,uuu1vvv0uuv2vvv0vvv1vvv0*3,uvv3
  vvv0uuu4rrrerrrfrrrcvvv0*23,pqqgppqgrsserrrgqqrlppqirss9vvv0uvv3
  vvv0*36,uvv3
  vvv0*15,vvv1vvv0*5,vvv1vvv0*14,uvv3
  vvv0ttt6ssscrrsdsssarssesstarrsgsst8rrshrrscrrrestt7rssbrrresssdssscrrsbstt9rssgsssbqrrirssdvvv0*13,uvv3
  vvv0uuu7sstcstt8stt9ttt6sttattu6sttbttu6sttattt7*2,stt9tuu6ttu5sttattt5sttauuu5ttt9ttt6sst9ttt8ttt7*2,ttt8ttt5ttt7ttu6ttt7uvv3vvv0*4,uvv3
  vvv0vvv2uuu5uuu4tuu5uuu3uuu6uuu5uuu4uuu6uuu7uuu3uuu5tuu5uuu4*2,uuu6uuu2uuu6uuu5*2,tuu5uuu5tuu5uuu6ttu6uuu5uuu4uuu6tuu5tuu6vvv2vvv0*4,uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
page-upcoming 580x815
~ WwRR k9wt x93b rk_K a7wQ XV8o AA_I gFAI vsFF Nr0U OHqB fpdr sev9 cuvR 956p OHqB g1ex TEGY N6G1 OHqB
~ H7fd TEGY HVZM OHqB zfI6 TEGY 1Zr7 OHqB GodX SE9f Uz3R OHqB WIjE HAbS Y9YG OHqB lJ0j 9E53 Gkap OHqB
~ aFn_ V55R V55R OHqB JaII V55R b_Yc _Ssd OHqB tuZX HTJV xTIh a7wQ ZYrr uqpY veaO b3vl Kci_ AYdn veaO
~ Fa3W -rvo veaO xL2N sq3U Y3Wq u5qO veaO TZrz yEOT j9BV Ar_x 3Eyb
  qrrbqrr7rrsarss9rssdrss8uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss5pqq7qqq8rss3ttt3vvv0*30,uvv3
  vvv0rrr7oppamnoelmmaoopcvvv0*24,uuu5qrrfsssbrrrcsttbvvv0uvv3
  vvv0*36,uvv3
  vvv0sst8qrrdstt9vvv0*16,stt8qqrdrrsavvv0*9,tuu5qrrfsss7vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu3vvv0*20,uuu4vvv0*8,uuu2tuu4sstattt8vvv0uvv3
  vvv0uuu2vvv0*20,uuu4vvv0*8,vvv1ttt8sssbttt8vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt5vvv1vvv0*19,ttt8vvv0*8,tuu4qrrjppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2vvv0*20,uuu3vvv0*8,uuu1uuu3ttt8uuu6vvv0uvv3
  vvv0uuu3vvv0*20,uuu5vvv0*8,uuu2stt8rssctttavvv0uvv3
  vvv0*36,uvv3
  vvv0ttt7rssbrsscsssdvvv0*17,ttt7vvv0*9,sssappqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uvv2*2,vvv0tuu4vvv0*17,uuu4vvv0*9,uvv2tuu4uuu4vvv0uvv3
  vvv0uuu4ttt5rrscsssbuvv3vvv0*15,uuv2rssdvvv0*9,ttt6rssatttbvvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6sss9rrrcqrrgqrrhvvv0*15,uuu2qqqivvv0*10,qrrhrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0*2,vvv1vvv0*2,vvv1vvv0*15,vvv1*2,vvv0*10,uuv1vvv0*2,uvv3
  vvv0ttt5qrrhrrsdrss9qqrkuuu6vvv0*14,rsscqrrjvvv0*10,qrrgrssgvvv0uvv3
  vvv0*36,uvv3
  vvv0ttt4rrshssscsss8qqrkuuu6vvv0*14,ssscqrrivvv0*10,rrsgrssfvvv0uvv3
  vvv0*2,uvv1vvv1uuv1vvv1vvv0*15,uvv1*2,vvv0*10,uuu1vvv1vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0stt7opphpqqevvv0*17,pqqenoplvvv0*8,oppeoppkmnompqqgvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu1
  vvv0*36,uvv3
  vvv0opqbjklgmnnf*2,noodkmmejkljklmllmnfpqq6jklilmnejklhmnncttt3vvv0*20,uvv3
  vvv0uuu2uuu3sst2tuu3*2,sss4ttt5sst6rss7qrr5stt5ttt2ttt4sss4vvv1vvv0*20,uvv3
  vvv0uuu4ttt7ttu7uuu5ttt6uuu5*2,ttu6vvv0*23,uvv2stt7ttt6vvv0uvv3
  vvv0vvv2ttt8ttt6uuu4ttt8tuu6ttt7tuu8vvv0*23,vvv1rsscttu6vvv0uvv3
  vvv0*31,ttt7pqqkpqqjrss9vvv0uvv3
  vvv0*4,vvv1*2,vvv0*20,uuu2vvv0*6,vvv1vvv0*2,uvv3
  vvv0uuu4ssscrsserrrcsssdrssfvvv0*19,tttaqrrdpqqi*2,pqqhqqqipqqgqrrhrssdvvv0uvv3
  vvv0vvv2uuu4uuv2vvv1*2,uvv3vvv1vvv0*21,uvv2ttu5ttt7tuu6sst8ttt5vvv0uvv3
  vvv0uuu4sttdsttesssdtttassscsstduuu2vvv0*20,tuu4rssgrrresssarrrcttt9vvv0uvv3
  vvv0vvv3ttt6ttt8ttt7vvv0*23,rss9ttt7sstastt8sttastt9uuu4vvv0uvv3
  vvv0uvv2ttt8*2,ttt5vvv0*23,sst7rss9tuu6ttt8sttcsssattt5vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4uuu5*2,uuu2uuu3uvv3uuu6vvv2uuu6uuu3uuu4uuu3*2,uuu5tuu6tuu5tuu4uuu2uuu6uuu4tuu6uuu3vvv0*13,uvv3
  vvv0uuu3tuu7stt8ttt7tttbttt7sttattt5tttbstt8sstatuu4ttt8stt9ttu8tuu7ttt7tuu7tttattt7ssscstt9vvv0*13,uvv3
  vvv0ttt9rrrhrssdqrresssarrshssscrssfssscrrrirssbrssdqrrfsttasssarrrhsss8rrrgttt9rsserrsbqrrerrrersserssbrssdrss9rssdsss9rrsduuu6vvv0*4,uvv3
  vvv0*25,vvv2vvv0*3,vvv2vvv0*6,uvv3
  vvv1vvv0*35,uuu1
page-classes 580x1251
~ WwRR k9wt qbdj rk_K a7wQ PgJT FNzY zw_M V1Kr 6ZuE Giu9 V0jw dLwu dLwu dLwu dLwu fiJ_ AyS5 Qwn2 rThL
~ AyS5 lMJC VZrk kFTF BXFJ 2nFj AyS5 oXuA EaZu AyS5 xPEf 5Jfi a7wQ XV8o RpC9 gFAI vsFF Nr0U OHqB fpdr
~ sev9 cuvR 956p OHqB bz3E 0Sbb OHqB JmOr H7yp ZYfz OHqB IuRO PEn1 tYaF 1K-q 956p OHqB Q-JA mzN7 OHqB
~ JmOr H7yp ksmj OHqB yTQX b_Yc l-Qf 956p OHqB 7-hk 0E6Z OHqB oJTf y7X5 ij2Z _Ssd OHqB OVnS VC9s CXSA
~ a7wQ ZYrr uqpY veaO b3vl Kci_ AYdn veaO Fa3W -rvo veaO xL2N sq3U Y3Wq u5qO veaO 4I6Z sq3U -VfQ u5qO
~ veaO TZrz yEOT H0Eq uqpY veaO 93zx mZRa veaO il67 pgSl veaO vsdY Yrky jWJ6 j9BV Ar_x 3Eyb 6wWq
  qrrbqrr7rrsarss9stt4uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4qrr6rrs7ttt2uuu1tuu1uuu1stt6uuu3ttt3rss4uuu1rss7tuu1sss6vvv0*10,uuu1vvv1vvv0*8,uvv3
  vvv0qrr8nooblmnfjllcmnnfklmf*2,nopelmmhlmmijklfmnndjkljjkleopp8vvv0*7,qrr8nopfnookmnnjnooksssdrrscrrsfqrrisstbqrresttbvvv0uvv3
  vvv0uvv4sstbttt9ttt8stt8tuu5ttt8uuu6uuu4ttt6uuu6ttt6tttastt9tttastt9uvv2tuu5ttt9tuu6ttt7tttattt9ttt8stt9uuu5ttu7ttu6vvv0*7,uvv3
  vvv0uuu2tuu8uuu4tuu5uuu5uuu6ttt8tuu5tuu6ttt8uuu4*2,tuu6uuu5*2,ttt6uuu5tuu7ttt8uuu4tuu7tuu6uuu5tuu5uuu6*2,ttt8ttt6vvv2vvv0*6,uvv3
  vvv0tuu1oqq0*6,prr1oqq0*5,prr3oqq0*6,prr3oqq0*3,tuu1uvv0*8,vvv0*2,uvv3
  vvv0prr3cij0*6,gkl3cij0*5,gkl7cij0*6,gkl7cij0*3,oqq3stt0ttu0ttt0stt0*5,uuu0vvv0uvv3
  vvv0*6,ttt5oppmvvv1vvv0*3,tuu3qrriqqqjvvv0*4,stt8oqrgstt6vvv0*4,qqrioppmvvv0*4,ttt6qrreqrrfvvv0uvv3
  vvv0*6,ttt6rrrfuuu3vvv0*3,uuu5rssbrssfvvv0*4,sssaqrrgttt7vvv0*3,vvv2rrrfqrrfvvv0*4,sss9rrsessscvvv0uvv3
  vvv0*6,vvv1uvv2vvv0*4,vvv1uuu3vvv2vvv0*4,uuu2uuu3vvv1vvv0*4,uuu3uvv2vvv0*4,vvv2uuu3vvv1vvv0uvv3
  vvv1vvv0*35,uuu1
  vvv0*36,uuu1
  vvv0uuu0*2,uuu2vvv0*4,vvv1vvv0*27,uvv3
  vvv0oppcjllhijkkhijelmmflmmgijkhgiikhjkirrr8vvv0*19,uuu5qrrfsssbrrrcsttbvvv0uvv3
  vvv0*9,ttt3vvv0*26,uvv3
  vvv0ttt6sss9ttu6vvv0*18,rrsdsss8uuu4vvv0*7,uuu4rssbttt5vvv0uvv3
  vvv0vvv1uuu4vvv2vvv0*18,uvv3uuu3vvv2vvv0*7,vvv1uuv3uuv2vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6ppqirrrcrssfttt8stt8sttarssessterrreuuu5vvv0*24,uvv3
  vvv0*2,ttt5vvv1uuu3vvv1vvv0uuv2vvv1vvv0vvv1vvv0*25,uvv3
  vvv0*36,uvv3
  vvv0ttt6rssbrsscsssdvvv0*18,ttt8sssbvvv0*7,sst9pqqirrsgvvv0uvv3
  vvv0*2,uuv0*32,uvv0vvv0uvv3
  vvv0uvv0prs6oqr9oqr7mopiprs7nqqdqtt3rtu0*13,rtt1mopdorr8rtu0*8,mopfsuu1vvv0uvv3
  vvv0uvv0qss2*3,qss3qst1prs4qtt0rtu0*14,qtt3qst2rtu0*8,pss4tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0stt7pqqgoppisst7tttasssdsttcsttbsssbttt8uuu6ssscstt9rssesttasssattt7vvv0*18,uvv3
  vvv0vvv1uuu4ttt4uuu2uuu4uuu3vvv2uuu2uuv2uuu2uuu3*2,uuu4uuu3uuu2uuu3vvv1vvv0*18,uvv3
  vvv0*36,uvv3
  vvv0ttt6rssbrsscsssdvvv0*18,ttt8sssbvvv0*7,sssappqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4uuu5stt7sttcttt9vvv0*17,sssettt7vvv0*8,rssbstt9vvv0uvv3
  vvv0uuu1uuu2tuu5ttt4uuu4vvv0*17,ttt6uuu3vvv0*8,ttt6uuu4vvv0uvv3
  vvv0*36,uvv3
  vvv0tuu4rrsbrss8ttt9ttt7uvv4sssatttasstbtuu8sssbttt7vvv0*23,uvv3
  vvv0uuu1sss8ttt6uuu3uuu4uuu3uuu5uuu6uuu5uuu3uuu4vvv2vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0ttt6rssbrrrdvvv0*20,sst8vvv0*7,rrseppqlrrsgvvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv3sss7ttu3ttt7ttu4vvv0*16,vvv1sst7ttu4vvv0*6,sst6ttt5rrsattt7vvv0uvv3
  vvv0uuu3rrserrs9qrrastt7vvv0*16,vvv1rss9ttu4vvv0*6,sss6sssarrrbstt8vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu1
  vvv0*36,uuu2
  vvv0tuu4*2,vvv0*4,tuu4uuu3vvv0*4,tuu2vvv0*22,uvv3
  vvv0pqq9jllgikkhklmjlmnhhijjikkkikkohjjmlmnagiioikkhjkkjjklgstt4vvv0*20,uvv3
  vvv0*10,uuu0vvv0*25,uvv3
  vvv0ttu7rrrfrrresst9rrressscrsscrssfvvv0*23,uuu3oppjrrrcvvv0uvv3
  vvv0*31,tuu3sttattt9uuu4vvv0uvv3
  vvv0*31,vvv3stt9sssattt5vvv0uvv3
  vvv0uuu4tttasttbsssasttb*2,vvv0*19,sssarssarrsdrrrc*2,ssscrssdssscsssavvv0uvv3
  vvv0*2,uuu3*3,vvv3uuu4vvv0*19,vvv2uuu4uuu5*3,ttu6ttu3ttu6uuu4vvv0uvv3
  vvv0tuu6rssgsssfsssdsttbsssessscuuv2vvv0*20,ttu6qrrippqkrrrfppqjrrsdvvv0uvv3
  vvv0*2,vvv2*3,vvv1*3,vvv0*22,uuu3vvv1*2,uuv1vvv1vvv0uvv3
  vvv0ttu7rrsersscrrsesttarssdrrsdttt8rrreuuu7vvv0*18,oppipqqlopplqrrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5qrreqrrhqrrdvvv0*23,opphppqgqrrgqrrhpqqmopqjrss9vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ttt7noojqrr8stt6qrr8qqq9qqq6pqqarss6qrrdnopfsss7ppqdrrr9pqq8vvv0*20,uvv3
  vvv0uuu1stt7sss7ttt4rss7qrrcrss5sst6ttt5sss7rss8ttt5sss8rss8sss8vvv0*20,uvv3
  vvv0vvv3ttt9uuu4vvv0*23,sstcttt7stt7sssbrrrftttarrrcsst9vvv0uvv3
  vvv0uvv2sttbuuu4vvv0*23,sssattt8ttt6stt9*2,ttt6stt7uuu5vvv0uvv3
  vvv0tuu6rssesssevvv1vvv0*16,uuu3rrrfqrrirrrgqrrgpqqhsssbsstbqrrhrrrfpqqkssseqqqhrsscvvv0uvv3
  vvv0vvv1uuu3uuu4vvv0*18,tuu4uuu3uvv2ttu3uuu3*2,uuu4uuu3tuu5uuu3uuu2tuu3vvv2vvv0uvv3
  vvv0uuu5rssdttt8vvv0*22,qrrfqqrfssscpqqjqqqhopporrrfppqjrrsdvvv0uvv3
  vvv0*2,uvv3vvv1vvv0*22,vvv1vvv2*2,vvv1uuv3vvv1*2,uuv1vvv1vvv0uvv3
  vvv0tuu6rssessscsssaqrrhsssarrsersserssbsssdssscrrsesttcsssbrsshsttarssgqrrerssdqrrdsttbsssdsssbrrscvvv1vvv0*10,uvv3
  vvv0*21,vvv1vvv0*14,uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgstt8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbrrrgrssdvvv0*13,uvv3
  vvv0*21,uuv2vvv0*14,uvv3
  vvv0ttt9rrrhrssdqrresssarrshssscrssfssscrrrirssbrssdqrrfsttasssarrrhsss8rrrgtttarsserrsbqrrerrrersserrsdrssdrss9rssdrssbrrsduuu6vvv0*4,uvv3
  vvv0uuu2uuu4tuu4tuu6uuu4uuu5ttt7*2,uuu5*2,uuu6uuu4ttt7ttt6uuu5ttt6tuu5*2,tuu6uuu4tuu7uuu4ttt6uuu4vvv0*11,uvv3
  vvv0uuv1ttt6uuu5ttt7uuu5stt5ttt7uuu6tuu6tuu9sttauuu5ttt9ttt6uuu5ttt7ttt5uuu5uuu6uuu5ttt8ttu7*2,ttt5vvv0*11,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
page-ended 580x815
~ WwRR k9wt 3kBX rk_K a7wQ XV8o AA_I gFAI vsFF Nr0U OHqB fpdr sev9 cuvR 956p OHqB g1ex TEGY N6G1 OHqB
~ H7fd TEGY HVZM OHqB zfI6 TEGY 1Zr7 OHqB GodX SE9f Uz3R OHqB WIjE HAbS Y9YG OHqB lJ0j 9E53 Gkap OHqB
~ aFn_ V55R V55R OHqB JaII V55R b_Yc _Ssd OHqB tuZX HTJV xTIh a7wQ ZYrr uqpY veaO b3vl Kci_ AYdn veaO
~ Fa3W -rvo veaO xL2N sq3U Y3Wq u5qO veaO TZrz yEOT j9BV Ar_x 3Eyb
  qrrbqrr7rss9qrrastt4uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4qrr6rrs7ttt2uuu1vvv0*30,uvv3
  vvv0qrr8nooblmnfjllcmnodvvv0*24,uuu5qrrfsssbrrrcsttbvvv0uvv3
  vvv0*36,uvv3
  vvv0sst8qrrdstt9vvv0*16,stt8qqrdrrsavvv0*9,tuu5qrrfsss7vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu3vvv0*20,uuu4vvv0*8,uuu2tuu4sstattt8vvv0uvv3
  vvv0uuu2vvv0*20,uuu4vvv0*8,vvv1ttt8sssbttt8vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt5vvv1vvv0*19,ttt8vvv0*8,tuu4qrrjppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2vvv0*20,uuu3vvv0*8,uuu1uuu3ttt8uuu6vvv0uvv3
  vvv0uuu3vvv0*20,uuu5vvv0*8,uuu2stt8rssctttavvv0uvv3
  vvv0*36,uvv3
  vvv0ttt7rssbrsscsssdvvv0*17,ttt7vvv0*9,sssappqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1*2,vvv0uuu2vvv0*17,uuu2vvv0*9,vvv1uuu2uvv2vvv0uvv3
  vvv0tuu5ttt6rrrcrssduuu3vvv0*15,uuu2rrsfvvv0*9,ttt7rsscsttdvvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6sss9rrrcqrrgqrrhvvv0*15,uuu2qqqivvv0*10,qrrhrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0*2,vvv1vvv0*2,vvv1vvv0*15,vvv1*2,vvv0*10,uuv1vvv0*2,uvv3
  vvv0ttt5qrrhrrsdrss9qqrkuuu6vvv0*14,rsscqrrjvvv0*10,qrrgrssgvvv0uvv3
  vvv0*36,uvv3
  vvv0tuu4rssfsttastt6rrriuuu5vvv0*14,sttbrssgvvv0*10,ssse*2,vvv0uvv3
  vvv0uvv1uuu3*2,uuu2uuu4vvv1vvv0*14,uuu2uuu3vvv0*10,tuu3uvv2vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0stt7opphpqqevvv0*17,pqqenoplvvv0*8,oppeoppkmnompqqgvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu1
  vvv0*36,uvv3
  vvv0opqbjklgmnnf*2,noodkmmejkljklmllmnfpqq6jklilmnejklhmnncttt3vvv0*20,uvv3
  vvv0uuu2uuu3sst2tuu3*2,sss4ttt5sst6rss7qrr5stt5ttt2ttt4sss4vvv1vvv0*20,uvv3
  vvv0uuu4ttt7ttu7uuu5ttt6uuu5*2,ttu6vvv0*23,uvv2stt7ttt6vvv0uvv3
  vvv0vvv2ttt8ttt6uuu4ttt8tuu6ttt7tuu8vvv0*23,vvv1rsscttu6vvv0uvv3
  vvv0*31,ttt7pqqkpqqjrss9vvv0uvv3
  vvv0*4,vvv1*2,vvv0*20,uuu2vvv0*6,vvv1vvv0*2,uvv3
  vvv0uuu4ssscrsserrrcsssdrssfvvv0*19,tttaqrrdpqqi*2,pqqhqqqipqqgqrrhrssdvvv0uvv3
  vvv0vvv2uuu4uuv2vvv1*2,uvv3vvv1vvv0*21,uvv2ttu5ttt7tuu6sst8ttt5vvv0uvv3
  vvv0uuu4sttdsttesssdtttassscsstduuu2vvv0*20,tuu4rssgrrresssarrrcttt9vvv0uvv3
  vvv0vvv2uuu4tuu6uuu5vvv0*23,stt6tuu4ttt8ttt5ttt6*2,uuu3vvv0uvv3
  vvv0uuu2stta*2,stt7vvv0*23,rssarrrbttt8tttbsssfrrscstt6vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv3uuu3uuv3vvv1*3,uvv3vvv1uvv4vvv1*4,uuv3uuu5uuu4uuu2vvv1uuv4uuv2uuu4vvv1vvv0*13,uvv3
  vvv0uuu4ttt8sssbstt9sssdttt9ssscstt7sssdsssarsscttt6sstasssbttt9ttt8stt9ttt8sstdstt9rssessscvvv0*13,uvv3
  vvv0ttt9rrrhrssdqrresssarrshssscrssfssscrrrirssbrssdqrrfsttasssarrrhsss8rrrgttt9rsserrsbqrrerrrersserssbrssdrss9rssdsss9rrsduuu6vvv0*4,uvv3
  vvv0*25,vvv2vvv0*3,vvv2vvv0*6,uvv3
  vvv1vvv0*35,uuu1
board-visitor 580x791
~ WwRR k9wt yxVB rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 ki9b fNDb rHnG SU6_ Wn8I 7xfb 2CEz GBnu UecH y3yJ
~ Eh_9 o7pg ZV4y UMlZ fdVP NySU hJGy 9mTS ZDKR Eh_9 _GQW ZV4y vU1Q fdVP SRwa hhNl KGep DE7f Eh_9 ZS5X
~ ZV4y Sckd fdVP Yn-L cM0I XsPu DE7f _H77 XjTD 8eTj gv77 WvJk rbW8 FHuK qVs4 8eTj DKt2 uo9G bSa1 k0xo
~ euBr jSyv 8eTj B4U9 bSa1 vOZ0 A3A0 jSyv 8eTj JoRd Z5fM FBjU 0OiP Hhzy YgG3 o3sc 8eTj TIwK ncqe bSa1
~ JHYH D7W_ jSyv 8eTj TJIP LtGi bSa1 6Go_ 3NJT jSyv brqF 2IHz CWyU NKO9 ufc- pQEM F6sY lMb1 _-_M LwAS
~ czHl
  qrrbrrs9rssarrsbstt6uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*6,vvv1*2,vvv0*2,vvv1uvv2vvv1*3,uvv2*2,uuu4vvv1vvv0*2,uuu3vvv0*3,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*6,uvv3sstarsserssd*2,uuu5rrscrsscsss9ttt6sttasstastt9rrsdsstdsst9sttbtttcvvv0uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uvv3ttu7uvv2vvv1vvv0stt1rss5stt2tuu0rss3rss5tuu0vvv0*13,uvv6ttt5vvv2uuu4vvv2vvv0*2,uvv6vvv0uvv3
  vvv0vvv1uuu3qrrg*2,rrrcvvv0stt2qrr7rss3tuu0rss6qrr8tuu0vvv0*13,uvv6stt9qqqfrrreuuu4vvv0uuu6uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*17,vus0vuq0vvv0*17,uvv3
  vvv0*16,vsl1vm50*2,vpf1vvv0*16,uvv3
  vvv0*7,tuu0*2,vvv0*7,voa2ul51qi48vm50vvt1vvv0*15,uvv3
  vvv0*6,suu0oss1ors1rtu0vvv0*6,vpd2vm50ul51vn70vvv0*7,vtt0vsr0vvv0*7,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vut0vqf0vpe0vtq1vvv0*6,vrq1vli0*2,vnl1vvv0*6,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,rrsisssbrssb*2,qrreqqrcvvv1vvv0*4,vnl1ukh2nfd8vlj0vut1vvv0*5,uvv3
  vvv0*7,tuv0tuu0vvv0*6,ttt7ttt5*2,uvv1tuu4ttt5vvv0*5,vqo1vli0*2,vmk0vvv0*6,uvv3
  vvv0*5,sssbqrrdrssapqqkpqqgrsshvvv0*4,tuu7ttt9ttt8rsscsstcsttavvv0*6,vrp0vqo0vut0vvv0*6,uvv3
  vvv0*5,uuu5uuu4tuu6ttt7uuu4uuu6vvv0*2,uvv1ilm1gkl0*7,sst2vvv0*3,qrrdqrrerrsa*2,uuu3vvv0*5,uvv3
  vvv0*5,uuu4ttt5uuu7tuu5uuu5*2,vvv0*2,lno618a0*2,4ac64ac57deb7dea18a118a0dhi6vvv0uuu3vvv2uuu4uuu3uuu5ttt6tuu4uvv2vvv1vvv0*3,uvv3
  vvv0*3,stu2dmn0cln0*6,dmn0pss2kmn618a0*2,5bc58dfeaegf7dea18a118a0chi6vvv0ttt6ttt7ttt8stt9ttt8tttattt6tuu6vvv1vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6gh46fh56de8*2,6ik0*2,gnp4kmn618a0*3,5bdc6bde18a0*3,chi6vuu1ulh0ulg0*7,vrq1vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6hj16fg86fg76hj16ik0*2,gnp4kmn618a0*8,chi6vpm3ue70*2,rd62pc65nb58pc66ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hj2*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,te71pc5aob59rd63ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,rd64rd66te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,nrs3cln0*8,kpq3npp49ef0*8,hkl4vqo2uid0*8,umj2vvv0*3,uvv3
  vvv0uuu2uvv2vvv2vvv0*2,uuu3vvv1uuu3vvv0*11,uuu5uuu3vvv1vvv3ttt6ttt4vvv0*4,uuu4uuu3uuv2uuu3vvv1vvv0uvv3
  vvv0tuu5rssbttu6vvv0*2,uuu6sss9rssbvvv0*11,ttt8rssbrsscstt8sss9ttu7vvv0*4,ttt7sssasst9rssbsssbvvv0uvv3
  vvv0*36,uvv3
  vvv0ttu7uvu2tuu6vvv0*2,ttu7rrsgsss9sssbsssarssbttt5vvv0*6,vvv1sss8rrsfstt7stt8sssarssevvv0*3,ttt4sttarrrfsttdrssbstt8vvv0uvv3
  vvv0uuu1tuu2tuu3vvv0*2,uuu3tuu6uuu4uuv2vvv0ttt4uuu3vvv0*7,tuu6tuu5ttt4tuu4uuu5tuu6vvv0*3,uuu2tuu6ttt6uuu4ttt5vvv2vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt4vvv2vvv0*3,ttt8sst9rss9rsscrssatttbvvv0*7,vvv1rss9qrrgsssapqqlsssbsssavvv0*3,ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0uuu1vvv0*4,uuu2vvv1vvv0uuu4uuu5vvv3vvv0*8,tuu5uvv3tuu5uuu3*2,vvv2vvv0*3,uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5uuu6vvv0*3,stt8qrrdrss8sss6rss8qqrerrscrssd*2,qrrbrssdrrsdsssasstbrrsestt7sss9ssscrssdttt8sstdsstarrsestt9rsscvvv1vvv0*4,uvv3
  vvv0*2,vvv1vvv0*26,vvv1vvv0*6,uvv3
  vvv0*36,uvv3
  vvv0sss8sts6tuu4vvv0*2,sssapqqmrrsdrrrcsssaoppjrssevvv0*6,vvv2qqrcqrrcqrrdqqrfqqrepqqkvvv0*3,sss6rrrgoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0stt6ust5vuu5vvv0*2,uuu4qqqfrrrbrrscqrrevvv0*8,vvv1qqrgrrrfqrrgoppkqrrerssavvv0*3,sss6qrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qqqfsss7sssbsst9*2,vvv0ttt8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0vvv1*3,vvv0*3,vvv1vvv0vvv1vvv0*4,vvv1vvv2vvv1vvv0*2,vvv1*2,vvv2vvv0*6,vvv1vvv0*4,vvv1vvv0*2,uvv3
  vvv0tuu6sssbrrsdsssarssesstarrsfsst8rssgrrscrrrestt7rssbrrsdssscsstbrssbstt9rssfsssaqrrhrssdvvv0*5,tuu5rssdqrrdrssdttt7sstauuu5vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
board-mine 580x870
~ WwRR k9wt 0VDI rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 ki9b fNDb rHnG SU6_ Wn8I 7xfb 2CEz GBnu UecH y3yJ
~ Eh_9 o7pg ZV4y UMlZ fdVP NySU hJGy 9mTS ZDKR Eh_9 _GQW ZV4y vU1Q fdVP SRwa hhNl KGep DE7f Eh_9 ZS5X
~ ZV4y Sckd fdVP Yn-L cM0I XsPu DE7f _H77 XjTD 8eTj gv77 WvJk rbW8 FHuK qVs4 8eTj DKt2 uo9G bSa1 k0xo
~ euBr jSyv 8eTj B4U9 bSa1 vOZ0 A3A0 jSyv 8eTj JoRd Z5fM FBjU 0OiP Hhzy YgG3 o3sc 8eTj TIwK ncqe bSa1
~ JHYH D7W_ jSyv 8eTj TJIP LtGi bSa1 6Go_ 3NJT jSyv qVs4 8eTj Wn7b 8eTj Xq8t ClZh rv-f aK33 p5Qn ovmc
~ brqF 2IHz CWyU NKO9 ufc- pQEM F6sY lMb1 _-_M LwAS czHl
  qrrbrrs9rss9qrrctuu1uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*6,vvv1*2,vvv0*2,vvv1uvv2vvv1*3,uvv2*2,uuu4vvv1vvv0*2,uuu3vvv0*3,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*6,uvv3sstarsserssd*2,uuu5rrscrsscsss9ttt6sttasstastt9rrsdsstdsst9sttbtttcvvv0uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uvv3ttu7uvv2vvv1vvv0stt1rss5stt2tuu0rss3rss5tuu0vvv0*13,uvv6ttt5vvv2uuu4vvv2vvv0*2,uvv6vvv0uvv3
  vvv0vvv1uuu3qrrg*2,rrrcvvv0stt2qrr7rss3tuu0rss6qrr8tuu0vvv0*13,uvv6stt9qqqfrrreuuu4vvv0uuu6uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*17,vus0vuq0vvv0*17,uvv3
  vvv0*16,vsl1vm50*2,vpf1vvv0*16,uvv3
  vvv0*7,tuu0*2,vvv0*7,voa2ul51qi48vm50vvt1vvv0*15,uvv3
  vvv0*6,suu0oss1ors1rtu0vvv0*6,vpd2vm50ul51vn70vvv0*7,vtt0vsr0vvv0*7,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vut0vqf0vpe0vtq1vvv0*6,vrq1vli0*2,vnl1vvv0*6,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,rrsisssbrssb*2,qrreqqrcvvv1vvv0*4,vnl1ukh2nfd8vlj0vut1vvv0*5,uvv3
  vvv0*7,tuv0tuu0vvv0*6,ttt7ttt5*2,uvv1tuu4ttt5vvv0*5,vqo1vli0*2,vmk0vvv0*6,uvv3
  vvv0*5,sssbqrrdrssapqqkpqqgrsshvvv0*4,tuu7ttt9ttt8rsscsstcsttavvv0*6,vrp0vqo0vut0vvv0*6,uvv3
  vvv0*5,uuu5uuu4tuu6ttt7uuu4uuu6vvv0*2,uvv1ilm1gkl0*7,sst2vvv0*3,qrrdqrrerrsa*2,uuu3vvv0*5,uvv3
  vvv0*5,uuu4ttt5uuu7tuu5uuu5*2,vvv0*2,lno618a0*2,4ac64ac57deb7dea18a118a0dhi6vvv0uuu3vvv2uuu4uuu3uuu5ttt6tuu4uvv2vvv1vvv0*3,uvv3
  vvv0*3,stu2dmn0cln0*6,dmn0pss2kmn618a0*2,5bc58dfeaegf7dea18a118a0chi6vvv0ttt6ttt7ttt8stt9ttt8tttattt6tuu6vvv1vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6gh46fh56de8*2,6ik0*2,gnp4kmn618a0*3,5bdc6bde18a0*3,chi6vuu1ulh0ulg0*7,vrq1vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6hj16fg86fg76hj16ik0*2,gnp4kmn618a0*8,chi6vpm3ue70*2,rd62pc65nb58pc66ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hj2*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,te71pc5aob59rd63ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,rd64rd66te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,nrs3cln0*8,kpq3npp49ef0*8,hkl4vqo2uid0*8,umj2vvv0*3,uvv3
  vvv0uuu2uvv2vvv2vvv0*2,uuu3vvv1uuu3vvv0*11,uuu5uuu3vvv1vvv3ttt6ttt4vvv0*4,uuu4uuu3uuv2uuu3vvv1vvv0uvv3
  vvv0tuu5rssbttu6vvv0*2,uuu6sss9rssbvvv0*11,ttt8rssbrsscstt8sss9ttu7vvv0*4,ttt7sssasst9rssbsssbvvv0uvv3
  vvv0*36,uvv3
  vvv0ttu7uvu2tuu6vvv0*2,ttu7rrsgsss9sssbsssarssbttt5vvv0*6,vvv1sss8rrsfstt7stt8sssarssevvv0*3,ttt4sttarrrfsttdrssbstt8vvv0uvv3
  vvv0uuu1tuu2tuu3vvv0*2,uuu3tuu6uuu4uuv2vvv0ttt4uuu3vvv0*7,tuu6tuu5ttt4tuu4uuu5tuu6vvv0*3,uuu2tuu6ttt6uuu4ttt5vvv2vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt4vvv2vvv0*3,ttt8sst9rss9rsscrssatttbvvv0*7,vvv1rss9qrrgsssapqqlsssbsssavvv0*3,ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0uuu1vvv0*4,uuu2vvv1vvv0uuu4uuu5vvv3vvv0*8,tuu5uvv3tuu5uuu3*2,vvv2vvv0*3,uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5uuu6vvv0*3,stt8qrrdrss8sss6rss8qqrerrscrssd*2,qrrbrssdrrsdsssasstbrrsestt7sss9ssscrssdttt8sstdsstarrsestt9rsscvvv1vvv0*4,uvv3
  vvv0*2,vvv1vvv0*26,vvv1vvv0*6,uvv3
  vvv0*36,uvv3
  vvv0sss8sts6tuu4vvv0*2,sssapqqmrrsdrrrcsssaoppjrssevvv0*6,vvv2qqrcqrrcqrrdqqrfqqrepqqkvvv0*3,sss6rrrgoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0stt6ust5vuu5vvv0*2,uuu4qqqfrrrbrrscqrrevvv0*8,vvv1qqrgrrrfqrrgoppkqrrerssavvv0*3,sss6qrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*14,uvv2uuu3uuu2uvv1uuu2*2,vvv1uvv1vvv0*14,uvv3
  vvv0*14,uuu4ttu8ssscsss8ttt6sst9rssbsst9vvv0*14,uvv3
  vvv0uvv0suu0*32,tuv0vvv0uvv3
  vvv0uvv0oqr8kmnipss4*2,nqqbkmnfrtu0*12,prs3mopd*2,knnimopdnppartu0*3,orr6mopfmppejmmkloofsuu0vvv0uvv3
  vvv0uvv0rtu0*32,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qqqfsss7sssbsst9*2,vvv0ttt8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0vvv1*3,vvv0*3,vvv1vvv0vvv1vvv0*4,vvv1vvv2vvv1vvv0*2,vvv1*2,vvv2vvv0*6,vvv1vvv0*4,vvv1vvv0*2,uvv3
  vvv0tuu6sssbrrsdsssarssesstarrsfsst8rssgrrscrrrestt7rssbrrsdssscsstbrssbstt9rssfsssaqrrhrssdvvv0*5,tuu5rssdqrrdrssdttt7sstauuu5vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,vvv1uvv0
board-mine-shown 580x791
~ WwRR k9wt E1mr rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 ki9b fNDb rHnG SU6_ Wn8I 7xfb 2CEz GBnu zar6 y3yJ
~ Eh_9 o7pg ZV4y UMlZ fdVP NySU hJGy 9mTS ZDKR Eh_9 _GQW ZV4y vU1Q fdVP SRwa hhNl KGep DE7f Eh_9 ZS5X
~ ZV4y Sckd fdVP Yn-L cM0I XsPu DE7f _H77 XjTD 8eTj gv77 WvJk rbW8 FHuK qVs4 8eTj DKt2 uo9G bSa1 k0xo
~ euBr jSyv 8eTj lNjI Lwf1 aK33 0LDj l7Tg 8eTj JoRd Z5fM FBjU 0OiP Hhzy YgG3 o3sc 8eTj TIwK ncqe bSa1
~ JHYH D7W_ jSyv 8eTj TJIP LtGi bSa1 6Go_ 3NJT jSyv brqF 2IHz CWyU NKO9 ufc- pQEM F6sY lMb1 _-_M LwAS
~ czHl
  qrrbrrs9rss9qrrcrss7rrsbrssauvv0*30,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*6,vvv1uuu3vvv2*2,uuu3uuu2uuv2uuu3uvv3uuu3uuu4ttu6uuu2vvv1vvv2uuu4vvv1vvv2vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*6,vvv3ttt8sssc*2,sstbuuu5sssasssbstt8tuu5ttt9*2,ttt8rssbtttastt8tttatttbvvv0uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uuu4sttatuu5uuu3vvv0stt2qrs6stt3tuu0rss5qrr6tuu0vvv0*13,uvv6ttt7uuu5ttt7uuv3vvv0vvv1uvv6vvv0uvv3
  vvv0vvv1uuu2rssd*2,sssavvv0stt2qrr5stt3tuu0rss5qrr7tuu0vvv0*13,uvv6ttt7rrrcsssbuuv3vvv0uuu5uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*17,vus0vur0vvv0*17,uvv3
  vvv0*16,vto1vqg0*2,vsl1vvv0*16,uvv3
  vvv0*7,uvv0*2,vvv0*7,vri1vpg0snf4vqg0vvu1vvv0*15,uvv3
  vvv0*6,tuu0rtt0*2,suu0vvv0*6,vsl1vqg0vpf1vqh0vvv0*7,vut0vts0vvv0*7,uvv3
  vvv0*6,suu0qst1oqr5suu0vvv0*6,vvu0vsn0vsm0vut0vvv0*6,vts1vpn0*2,vqp0vvv0*6,uvv3
  vvv0*6,tuv0suu0*2,tuu0vvv0*5,sttcttt7*2,ttt6sst9sss8vvv0*5,vrp1upn1qmk4vpo0vuu1vvv0*5,uvv3
  vvv0*7,uvv0*2,vvv0*6,uuu3uuu2uuu3vvv1uuu2uuu3vvv0*5,vsr1vpo0vpn0vqo0vvv0*6,uvv3
  vvv0*5,ttt6sst7ttt6rssdsss9tttavvv0*4,uuu3uuu5uuu4tuu6uuu6uuu5vvv0*6,vts0vsr0vvu0vvv0*6,uvv3
  vvv0*5,uuu3uuv3uuu4*2,uuu3uuu4vvv0*2,uvv1mop0lno0*7,stt1vvv0*3,sss8sss9ttt6stt7uuu2vvv0*5,uvv3
  vvv0*5,vvv2uuu2uvv3uvv2*2,vvv2vvv0*2,pqr3dhi0*2,fjk4fjk3hkl7*2,dhi1dhi0knn3vvv0uvv2vvv1uvv2uvv1uuu4uuu3uvv3vvv2vvv1vvv0*3,uvv3
  vvv0*3,tuu1jpq0*8,rtt1oqq3dhi0*2,fjk2hkl9ilm9gkl5dhi0*2,kmn3vvv0uuu3*2,uuu4uuu5uuu4uuu5uuu3*2,vvv0*4,uvv3
  vvv0*3,pss2gnp0*2,gmm3glm3gkk5*2,gnp0*2,mqr2oqq3dhi0*3,fjk5gjk7dhi0*3,kmn3vuu0vpm0vol0*7,vtr1vvv0*3,uvv3
  vvv0*3,pss2gnp0*2,gno0gmm5glm4gno0gnp0*2,mqr2oqq3dhi0*8,kmn3vrq2ulh0*2,tkg1rkg3qjf6rjg4ulh0*2,vol2vvv0*3,uvv3
  vvv0*3,pss2gnp0*3,gno0gno1gnp0*3,mqr2oqq3dhi0*8,kmn3vrq2ulh0*2,ulg0rkg6rjg5tkg1ulh0*2,vol2vvv0*3,uvv3
  vvv0*3,pss2gnp0*8,mqr2oqq3dhi0*8,kmn3vrq2ulh0*3,tkg2*2,ulh0*3,vol2vvv0*3,uvv3
  vvv0*3,rtt1lqr0*8,pst1rss2jlm0*8,npq2vts1vol0*8,vqo1vvv0*3,uvv3
  vvv0uuv2*2,vvv2vvv0*2,uuv2uuv1uuu3vvv0*10,vvv2uuu4uuu2vvv0uuu4tuu4vvv0*5,uuu3*2,uuu2*2,vvv2vvv0uvv3
  vvv0uuu2tuu5uuu3vvv0*2,vvv3uuu4tuu5vvv0*10,vvv2tuu6*2,uuu3tuu4uuu5vvv0*5,uuu3uuu5uuu4tuu5uuu5vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4uvu2uuu4vvv0*2,uuu5sttbttt6ttt7ttt6ttt7uuu4vvv0*6,uuu4sssauuu4ttt7uuu5sssavvv0*4,uuu3tuu7sstatuu9ttt7ttu6vvv0uvv3
  vvv0*2,uvv0uvv1vvv0*2,vvv1uvv2vvv1*2,vvv0uuu2vvv1vvv0*6,uvv3uuv2uuu2uuu1vvv2uuu2vvv0*4,vvv1uvv3uuu2vvv1uuu2vvv1vvv0uvv3
  vvv0*2,uuv0*32,uvv0vvv0uvv3
  vvv0uvv0rtt4tuu0*3,rst5qrr7tuu0*11,rst5qrr8rss7prr9rss7prr8tuu0*3,suu0qss6prrbrss7pqraqrs8uvv0vvv0uvv3
  vvv0uvv0suu1tuu0*3,suu0rtt1tuu0*11,stt3stu1stt3stt1stu2suu1tuu0*3,suu0rtt3stu2stu1stt1stu1uvv0vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv3uuu4vvv0*3,uuu5stt8ttt5ttu3ttt5sss8ttt7ttt8ttt7stt6ttt8*2,ttu6tuu7ttt8uuu4ttu6ttt7*2,uuu5tuu7tuu6ttt8tuu5ttt7vvv0*5,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ttt4tuu4uvu3vvv0*2,ttu6rssdttt8ttt7ttt6rrsbttt8vvv0*6,ttt7sss9sttarss9ttt8rrrdvvv0*4,ttu4sttarrrdtttarss9ttt7vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0uuu4vuu3*2,vvv0*2,uvv2sss9ttt6ttt7sst8vvv0*8,ttt7rssbttt7rrsbtttasss9vvv0*4,ttu4sttarrrdtttarss9ttt7vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qqqfsss7sssbsst9*2,vvv0ttt8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0vvv2*2,vvv1vvv0*3,vvv1vvv0vvv2vvv0*4,vvv1vvv3vvv2vvv0*2,vvv2vvv1vvv2vvv0*6,vvv2vvv0*3,vvv1vvv2vvv1vvv0uvv3
  vvv0uuu5stt9rsscsssarssesstarssesst8rssfrrscrrrestt7rssbrrscsssbsttarssastt9rssfsssaqrrgrssdvvv0*5,uuu4rssdqrrdrssctuu6stt8uuu4vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
board-final 580x870
~ WwRR k9wt vBpr rk_K a7wQ 1M77 K74g GU3F 1M77 ki9b fNDb rHnG SU6_ Wn8I 7xfb 2CEz GBnu UecH y3yJ Eh_9
~ o7pg ZV4y UMlZ fdVP NySU hJGy 9mTS ZDKR Eh_9 _GQW ZV4y vU1Q fdVP SRwa hhNl KGep DE7f Eh_9 ZS5X ZV4y
~ Sckd fdVP Yn-L cM0I XsPu DE7f _H77 XjTD 8eTj gv77 WvJk rbW8 qvml qVs4 8eTj DKt2 uo9G bSa1 k0xo euBr
~ jSyv 8eTj B4U9 bSa1 vOZ0 A3A0 jSyv 8eTj JoRd Z5fM FBjU 0OiP Hhzy YgG3 o3sc 8eTj TIwK ncqe bSa1 JHYH
~ D7W_ jSyv 8eTj TJIP LtGi bSa1 6Go_ 3NJT jSyv qVs4 8eTj Wn7b 8eTj Xq8t ClZh rv-f aK33 p5Qn ovmc brqF
~ 2IHz CWyU NKO9 ufc- pQEM F6sY lMb1 _-_M LwAS czHl
  qrrbrrs9rssbqrrcuvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*19,uuu4uvv3vvv1uuv4uvv2vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*19,tttasttbsstasstcttt7vvv0uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uuu4sttatuu5uuu3vvv0stt2qrs6stt3tuu0rss5qrr6tuu0vvv0*13,uvv6ttt7uuu5ttt7uuv3vvv0vvv1uvv6vvv0uvv3
  vvv0vvv1uuu2rssd*2,sssavvv0stt2qrr5stt3tuu0rss5qrr7tuu0vvv0*13,uvv6ttt7rrrcsssbuuv3vvv0uuu5uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*17,vur0vtp0vvv0*17,uvv3
  vvv0*16,vrk1vm50*2,vpd1vvv0*16,uvv3
  vvv0*7,tuu0suu0vvv0*7,vo92ul51qi48vm50vvt1vvv0*15,uvv3
  vvv0*6,rtu0oss1ors1rtu0vvv0*6,vpe2vm50ul51vn81vvv0*7,vts0vrq0vvv0*7,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vvu0vqh0vqf0vur0vvv0*6,vrp1vli0*2,vnl1vvv0*6,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,qrrkrssdrrrcrssbqqrgpqqdvvv1vvv0*4,vnl1ukh2nfd8vlj0vut1vvv0*5,uvv3
  vvv0*7,tuv0*2,vvv0*6,ttt5tuu4ttt5uuu2tuu4ttt6vvv0*5,vqo1vli0*2,vmk1vvv0*6,uvv3
  vvv0*5,sssbqrrdrssappqlpqqgrsshvvv0*4,uuu6ttt8ttu7sssbsttbttt9vvv0*6,vrq0vqp0vuu0vvv0*6,uvv3
  vvv0*5,tuu6uuu5ttt8*2,tuu4ttu8vvv0*2,uuu1gjk1eij0*6,fij0rss2vvv0*3,qqqdqqrfrrsaqrrbttt3vvv0*5,uvv3
  vvv0*5,uuv3tuu4uuu5uuu3uuu4*2,vvv0*2,kno618a0*2,5bc74ac68dfc*2,18a118a0dhi6vvv0uuu4uuu2uuu4uuu3ttt7uuu6uuu4uuv3vvv2vvv0*3,uvv3
  vvv0*3,rtt2cln0blm0*6,bln0ors2kmn618a0*2,4ac48dff9egf6ce818a0*2,chi6vvv0ttt5tuu6ttt7ttt8ttt6ttt9ttt5tuu5vvv1vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6fh56fg56dd96cd96ik0*2,gnp4kmn618a0*3,5ac95bdc18a0*3,chi6vut1ukg0ujf0*6,ukf0vrp2vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6hk06fg8*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,rd63pc56mb59pc57ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hj1*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,te71pc5aob59rd62ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,sd63rd64te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,ors2emo0*8,lqr2opq4afh0*8,ilm4vrp2ujf0*8,vnk2vvv0*3,uvv3
  vvv0uuu3*2,uuu4vvv0*2,uuu4uuu3ttu4vvv0*11,uuu7tuu5uuu3uuu4stt7ttt6vvv0*6,uvv2ttt6uuu2vvv0uvv3
  vvv0uuu4stt9uuu5vvv0*2,uuu5stt8sst9vvv0*11,tuu6sss9sttattt6stt7tuu6vvv0*6,uvv2ttt8ttt5vvv0uvv3
  vvv0*36,uvv3
  vvv0stt7tuu3tut8vvv0*2,ttt8qrrjrssassscsssarsscttt6vvv0*6,vvv1sss8qrrhsst7sttasssbrrrhvvv0*3,ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0*2,uuu1uuu2vvv0*2,uuu2uuu3*2,vvv1vvv0ttu3uuv2vvv0*7,tuu5uuu3tuu4uuu2uuu3*2,vvv0*3,uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt4vvv2vvv0*3,ttt8sst9rss9rsscrssatttbvvv0*7,vvv1rss9qrrgsssapqqlsssbsssavvv0*3,ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0uuu1vvv0*4,uuu2vvv1vvv0uuu4uuu5vvv3vvv0*8,tuu5uvv3tuu5uuu3*2,vvv2vvv0*3,uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5uuu6vvv0*3,stt8qrrdrss8sss6rss8qqrerrscrssd*2,qrrbrssdrrsdsssasstbrrsestt7sss9ssscrssdttt8sstdsstarrsesst9rsscvvv1vvv0*4,uvv3
  vvv0*29,vvv1vvv0*6,uvv3
  vvv0*36,uvv3
  vvv0sss8sts6tuu4vvv0*2,sssapqqmrrsdrrrcsssaoppjrssevvv0*6,vvv2qqrdqrrcqqrdqqrfqqrepqqkvvv0*3,sss6qrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0stt6ust5vuu5vvv0*2,uuu4qqqfrrrbrrscqrrevvv0*8,vvv1qqrgrrrfqrrgoppkqrrerssavvv0*3,sss6qrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*14,uuu3uuu4*2,uuu3*2,uuu4*2,uuu3vvv0*14,uvv3
  vvv0*14,uuu3tuu7sttastt7tuu5ttt8stt9ttt7vvv0*14,uvv3
  vvv0uvv0ruu0*32,tuv0vvv0uvv3
  vvv0uvv0oqr8kmnipss4*2,nqqbkmnfrtu0*12,prs3mopdmopeknnimopdnppartu0*3,orr6mopfmppejmmkloofsuu0vvv0uvv3
  vvv0uvv0rtu0*32,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qqqfsss7sssbsst9*2,vvv0ttt8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0vvv2*2,vvv1vvv0*3,vvv1vvv0vvv2vvv0*4,vvv1vvv3vvv2vvv0*2,vvv2vvv1vvv2vvv0*6,vvv2vvv0*3,vvv1vvv2vvv1vvv0uvv3
  vvv0uuu5stt9rsscsssarssesstarssesst8rssfrrscrrrestt7rssbrrscsssbsttarssastt9rssfsssaqrrgrssdvvv0*5,uuu4rssdqrrdrssctuu6stt8uuu4vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
board-empty 580x248
~ WwRR k9wt Acsv rk_K a7wQ 1M77 K74g SrT- 1M77 ki9b fNDb rHnG SU6_ Wn8I 7xfb 2CEz GBnu UecH _UDg
  qrrbrrs9rss8qrrbrssauvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*25,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*25,uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uvv3ttu7uvv2vvv1vvv0stt1rss5stt2tuu0rss3rss5tuu0vvv0*13,uvv6ttt5vvv2uuu4vvv2vvv0*2,uvv6vvv0uvv3
  vvv0vvv1uuu3qrrg*2,rrrcvvv0stt2qrr7rss3tuu0rss6qrr8tuu0vvv0*13,uvv6stt9qqqfrrreuuu4vvv0uuu6uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0uvv0tuu0*2,pqqbqrr7pqqeqrr8pqqbpqqd*2,qrr6pqqcpqqdqrr7qrr9pqqfpqqeqrraoqqgqrr9pqrepqqdqrr7pqqbqrrbqrr8pqqeqrr9pqrboqqcpqq8ttt0tuu0uuu0vvv0uvv3
  vvv0uvv0tuu0*2,ttt1stt0stt1stt0stt1*2,stt3stt2stt1ttt1stt0stt2stt1*2,ttt1stt1ttt1stt1*4,ttt1stt1*6,ttu0tuu0uuu0vvv0uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
board-failed 580x258
~ WwRR k9wt kaLM rk_K a7wQ 1M77 K74g SrT- 1M77 ki9b fNDb rHnG SU6_ Wn8I 7xfb 2CEz GBnu UecH Rqt9 vuOh
~ om_r wCGG
  qrrbrrs9rss8qrrcstt5uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*25,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*25,uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uvv3ttu7uvv2vvv1vvv0stt1rss5stt2tuu0rss3rss5tuu0vvv0*13,uvv6ttt5vvv2uuu4vvv2vvv0*2,uvv6vvv0uvv3
  vvv0vvv1uuu3qrrg*2,rrrcvvv0stt2qrr7rss3tuu0rss6qrr8tuu0vvv0*13,uvv6stt9qqqfrrreuuu4vvv0uuu6uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*2,vut0*32,vvu0vvv0uvv3
  vvv0vut0uqo7*2,urp6uqo9tqoauqo7uro5tqo6tqn8uqo6tqo7*2,uqo7*2,usq3vtr0*17,vus0vvv0uvv3
  vvv0vut0usq3trp2tqp4tqo5trp5trp4urp5urp3urp5usq3urp5urp4*2,urp5usq2vtr0*17,vus0vvv0uvv3
  vvv0vut0usq5rpoarpoconmeonmitrq4usq5vtr0*25,vus0vvv0uvv3
  vvv0vut0usr3usq0trq1trq2usq0*2,vsr2vtr0*25,vus0vvv0uvv3
  vvv0*2,vut0*32,vvu0vvv0uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
board-loading 580x511
~ WwRR k9wt _9-k rk_K a7wQ 1M77 K74g SrT- 1M77 ki9b fNDb rHnG SU6_ Wn8I 7xfb 2CEz GBnu UecH dBNr n-8l
~ 3hNC iOkF iOkF
  qrrbrrs9rssaqrrbqrrduuu1uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*25,uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*25,uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uuu4sttatuu5uuu3vvv0stt2qrs6stt3tuu0rss5qrr6tuu0vvv0*13,uvv6ttt7uuu5ttt7uuv3vvv0vvv1uvv6vvv0uvv3
  vvv0vvv1uuu2rssd*2,sssavvv0stt2qrr5stt3tuu0rss5qrr7tuu0vvv0*13,uvv6ttt7rrrcsssbuuv3vvv0uuu5uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0uuu0rss0*32,ttt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0tuu0*31,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,uvv0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0*36,uuu1
board-upcoming 580x194
~ WwRR k9wt E2HD rk_K a7wQ 1M77 K74g SrT- oaO5 kyPC
  qrrbrrs9rssarrs9rssbqqrcuuu0uvv0*30,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*25,uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*25,uvv3
  vvv0*36,uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0uvv0tuu0*4,stt0tuu0*10,ttt1tuu0*2,ttt0tuu0*6,ttt0tuu0stt1tuu0*4,uuu0vvv0uvv3
  vvv0uvv0tuu0*4,pqqepqqaopqaoppdoqqdoqqc*2,pqqboppcpqqdprrboppgqrr9opqdprrcpqqcpqrapqqboppcpqr8qrr9oppfqrraoppcttt1tuu0*3,uuu0vvv0uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv1vvv0*35,uuu2
  uuu0ttt0*34,uuu0uvv0
board-class-visitor 580x873
~ WwRR k9wt OGtQ rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 buTN uSCm B7G1 NVOF jWJ6 1M77 ki9b fNDb rHnG SU6_
~ Wn8I 7xfb 2CEz GBnu UecH y3yJ Eh_9 o7pg ZV4y UMlZ fdVP NySU hJGy 9mTS ZDKR Eh_9 _GQW ZV4y vU1Q fdVP
~ SRwa hhNl KGep DE7f Eh_9 ZS5X ZV4y Sckd fdVP Yn-L cM0I XsPu DE7f _H77 XjTD 8eTj gv77 WvJk rbW8 FHuK
~ qVs4 8eTj DKt2 uo9G bSa1 k0xo euBr jSyv 8eTj B4U9 bSa1 vOZ0 A3A0 jSyv 8eTj JoRd Z5fM FBjU 0OiP Hhzy
~ YgG3 o3sc 8eTj TIwK ncqe bSa1 JHYH D7W_ jSyv 8eTj TJIP LtGi bSa1 6Go_ 3NJT jSyv brqF 2IHz CWyU NKO9
~ TlZA pQEM F6sY lMb1 _-_M LwAS czHl
  qrrbrrs9rss8rss9*2,rsscsst6uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*6,vvv1*2,vvv0*2,vvv1uvv2vvv1*3,uvv2*2,uuu4vvv1vvv0*2,uuu3vvv0*3,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*6,uvv3sstarsserssd*2,uuu5rrscrsscsss9ttt6sttasstastt9rrsdsstdsst9sttbtttcvvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1uvv3uuu3ttu4vvv0stt1rss4rss5stt1tuu0stt1stt2stt1tuu0vvv0*21,uvv3
  vvv0vvv1uuu4qqrgrrsbvvv0stt3pqrbpqqaqrr6tuu0sss3pqqcqrr9tuu0vvv0*21,uvv3
  vvv0*5,uvv0*10,vvv0*21,uvv3
  vvv0tuu6rssessscsssaqrrhsssarrsersserssbsssdssscrrsettt7sssasssbrrresttarsscrssaqrrfsssarssdsst9rrsettt7vvv0*10,uvv3
  vvv0*28,uvv0*6,vvv0*2,uvv3
  vvv0*2,vvv1uuu3vvv0*2,uvv0stt0stt2ttt1tuu0stt1stt2tuu0vvv0*13,uvv5uuu1vvv0vvv1*2,vvv0*2,uvv5vvv0uvv3
  vvv0vvv1uuu5pqqkpqqjqrrevvv0sst3pqqarss4tuu0qrr9pqqbtuu0vvv0*13,uvv6rssdppqhpqqhuuu5vvv0uuu7uvv6vvv0uvv3
  vvv0*6,uvv0uuu0*7,vvv0*13,vvv3uvv0*6,vvv2vvv0uvv3
  vvv0*17,vvu0*2,vvv0*17,uvv3
  vvv0*16,vtn1vn60vm50vri1vvv0*16,uvv3
  vvv0*7,uvv0*2,vvv0*7,voa2ul51rj46vm50vvu1vvv0*15,uvv3
  vvv0*6,suu0pst0*2,rtu0vvv0*6,voc2vm50ul53vn60vvu0vvv0*6,vuu0vtt0vvv0*7,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vur1vpc0voa0vtn1vvv0*6,vsr1vlj0*2,vom1vvv0*6,uvv3
  vvv0*6,rtu0pst0pss0qtu0vvv0*5,sttdttt7sst7rssarssbrss9vvv0*5,vol1ukh2ogd7vlj0vuu1vvv0*5,uvv3
  vvv0*7,suu0*2,vvv0*6,sssbttt8ttt7vvv1ttt7sss7vvv1vvv0*4,vpn1vli0tkh1vmj0vvv0*6,uvv3
  vvv0*5,sstarrrbrssaqrrhqrrdsssfvvv0*4,ttt8sttastt9rrrdsssdssscvvv0*5,vvu0vpo0vom0vts1vvv0*6,uvv3
  vvv0*5,uuu4*2,uuu3ttt7tuu5uuu5vvv0*3,loo1kmn0*6,knn0tuu1vvv0*3,rss9rsscrrsasss8uuu2vvv0*5,uvv3
  vvv0*5,tuu6ttt6tttastt8ttt6ttt8vvv0*2,loo618a0*2,4ac439b36bd7*2,18a0*2,eij6vvv0vvv1vvv0tuu5ttt4vvv1ttt4uuu2vvv1vvv0*4,uvv3
  vvv0*3,tuu1gop0gnp0*7,rtt2kmn618a0*2,5bd67decafgf9efd18a118a0chi6vvv0stt8ttt8sstbsstassscsssesst9ttt7uuv3vvv0*3,uvv3
  vvv0*3,lqr46ik0*2,6gi36gh46ef6*2,6ik0*2,gnp4kmn618a0*3,6ceg7dei18a0*3,chi6vvu0vnk0vnj0*7,vts1vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6gi16ff76ef76gh36ik0*2,gnp4kmn618a0*8,chi6vpn3ue70*2,rd62qc64pc56qc65ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hi36gi46ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,sd61pc59nb59qc65ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,rd67qc68te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,mqr39km0*8,iop3loo55bc0*8,fik5vqn2uga0*8,ulh2vvv0*3,uvv3
  vvv0uvv1vvv0vvv1vvv0*2,uuv1vvv0*13,vvv2vvv1vvv0vvv1uuu3uuu2vvv0*4,uvv1vvv1vvv0vvv1vvv0*2,uvv3
  vvv0ttt6qrrdttt8vvv0*2,tuu7rrrbqrrdvvv0*11,sstbqrrerrresss9rrrctttavvv0*4,sstbrrrcrssbqrrdrsscvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4vvv1uuu4vvv0*2,uuu5sstbttt6stt9sss9stt8tuu4vvv0*6,vvv1ttt5sstbttt5ttu6ttt7sttavvv0*3,tuu3ttu7sssatuu9sst8ttt5vvv0uvv3
  vvv0tuu3stt4tut5vvv0*2,tuu5sttbttt6uuu4vvv0stt7uuu4vvv0*7,stt8sttattt6ttt7ttt8sttavvv0*3,uuu3ttt9sssbttt8sss8uuu5vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt3vvv1vvv0*3,tuu5stt8sss8ttt7ttt5uuu8vvv0*7,vvv1sst6sttbstt9rrrfttt9uuu7vvv0*3,ttt4ttt8rssctttbsss9ttt7vvv0uvv3
  vvv0uuu2vvv1vvv0*3,tuu4vvv2vvv1stt9sst9uuu6vvv0*8,ttt8stt8ttt7ttt8ttt6ttt5vvv0*3,uuu2ttt8stt9tuu6ttt6uuu4vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4*2,vvv0*3,ttt7rssasst6sss6*2,rrsbsss9sst9sttasss8sstbsstattt7ttt8sstattu5ttt6ttt9stt9uuu5ttt9ttt8sstattu6stt9vvv0*5,uvv3
  vvv0vvv1vvv2vvv0*3,vvv1uvv2uvv1vvv0vvv1uuu3uvv3uuu4uuu2*2,vvv2uuu3uvv2uvv3uuu3vvv2uuu3*2,uuv3uuv2vvv3uvv2uuu4uuu3*2,vvv1vvv0*4,uvv3
  vvv0*36,uvv3
  vvv0stt7stt6uvu4vvv0*2,sttaqqrlrssb*2,sssapqqhsssdvvv0*6,vvv1rssasssbrssbrrsdrrscqrrjvvv0*3,stt5rssepqqkrssgqrrfsssbvvv0uvv3
  vvv0*7,vvv1*2,vvv0*2,vvv1*2,vvv0*7,uuu2uuu1uuu2uuu1uuu2vvv1vvv0*4,uuv2uuu1vvv0uuu1vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0stt6ust5vuu5vvv0*2,uuu4qqrfrrrbrrscqrrevvv0*8,vvv1qrrfrrrfqrrfopqkqrrerssavvv0*3,sss6rrrgopplrrshppqgrssbvvv0uvv3
  vvv0*20,vvv1vvv0vvv1vvv0*7,vvv1vvv0*5,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qrresss7sssbsssastt9vvv0ttu8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgsst8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbqqrjrssdvvv0*5,ttt6rssdqrrerssdttt7sssbttt6vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
board-class-mine 580x952
~ WwRR k9wt qUjW rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 buTN XjR2 XaHI NVOF h6OY 1M77 ki9b fNDb rHnG SU6_
~ Wn8I 7xfb 2CEz GBnu UecH y3yJ Eh_9 o7pg ZV4y UMlZ fdVP NySU hJGy 9mTS ZDKR Eh_9 _GQW ZV4y vU1Q fdVP
~ SRwa hhNl KGep DE7f Eh_9 ZS5X ZV4y Sckd fdVP Yn-L cM0I XsPu DE7f _H77 XjTD 8eTj gv77 WvJk rbW8 FHuK
~ qVs4 8eTj DKt2 uo9G bSa1 k0xo euBr jSyv 8eTj B4U9 bSa1 vOZ0 A3A0 jSyv 8eTj JoRd Z5fM FBjU 0OiP Hhzy
~ YgG3 o3sc 8eTj TIwK ncqe bSa1 JHYH D7W_ jSyv 8eTj TJIP LtGi bSa1 6Go_ 3NJT jSyv qVs4 8eTj Wn7b 8eTj
~ Xq8t ClZh rv-f aK33 p5Qn ovmc brqF 2IHz CWyU NKO9 rMrx pQEM F6sY lMb1 _-_M LwAS czHl
  qrrbrrs9rss8rss9sss7rrrdtuu1uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*6,vvv1*2,vvv0*2,vvv1uvv2vvv1*3,uvv2*2,uuu4vvv1vvv0*2,uuu3vvv0*3,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*6,uvv3sstarsserssd*2,uuu5rrscrsscsss9ttt6sttasstastt9rrsdsstdsst9sttbtttcvvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0stt2*2,rss3tuu0uuu2ttt7*2,uuv2uuu0stt1stt2stt1tuu0vvv0*21,uvv3
  vvv0uvv0stt3pqqbqrr8tuu0uuu4qrrhqqrfrss9uvv0sss3pqqcqrr9tuu0vvv0*21,uvv3
  vvv0*2,uvv0*3,uuu0vvv0*4,uvv0*5,vvv0*21,uvv3
  vvv0tuu6rssettt9rrrdsss9rrrhqqrkttt7rrrhsssbrssbqrrdrssdrssb*2,sttasssbqrrhssscrrresstcrssdsss9ttt6ssscqrrjsstbsstcvvv0*7,uvv3
  vvv0*28,uvv0*6,vvv0*2,uvv3
  vvv0*2,vvv1uuu3vvv0*2,uvv0stt0stt2ttt1tuu0stt1stt2tuu0vvv0*13,uvv5uuu1vvv0vvv1*2,vvv0*2,uvv5vvv0uvv3
  vvv0vvv1uuu5pqqkpqqjqrrevvv0sst3pqqarss4tuu0qrr9pqqbtuu0vvv0*13,uvv6rssdppqhpqqhuuu5vvv0uuu7uvv6vvv0uvv3
  vvv0*6,uvv0uuu0*7,vvv0*13,vvv3uvv0*6,vvv2vvv0uvv3
  vvv0*17,vvu0*2,vvv0*17,uvv3
  vvv0*16,vtn1vn60vm50vri1vvv0*16,uvv3
  vvv0*7,uvv0*2,vvv0*7,voa2ul51rj46vm50vvu1vvv0*15,uvv3
  vvv0*6,suu0pst0*2,rtu0vvv0*6,voc2vm50ul53vn60vvu0vvv0*6,vuu0vtt0vvv0*7,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vur1vpc0voa0vtn1vvv0*6,vsr1vlj0*2,vom1vvv0*6,uvv3
  vvv0*6,rtu0pst0pss0qtu0vvv0*5,sttdttt7sst7rssarssbrss9vvv0*5,vol1ukh2ogd7vlj0vuu1vvv0*5,uvv3
  vvv0*7,suu0*2,vvv0*6,sssbttt8ttt7vvv1ttt7sss7vvv1vvv0*4,vpn1vli0tkh1vmj0vvv0*6,uvv3
  vvv0*5,sstarrrbrssaqrrhqrrdsssfvvv0*4,ttt8sttastt9rrrdsssdssscvvv0*5,vvu0vpo0vom0vts1vvv0*6,uvv3
  vvv0*5,uuu4*2,uuu3ttt7tuu5uuu5vvv0*3,loo1kmn0*6,knn0tuu1vvv0*3,rss9rsscrrsasss8uuu2vvv0*5,uvv3
  vvv0*5,tuu6ttt6tttastt8ttt6ttt8vvv0*2,loo618a0*2,4ac439b36bd7*2,18a0*2,eij6vvv0vvv1vvv0tuu5ttt4vvv1ttt4uuu2vvv1vvv0*4,uvv3
  vvv0*3,tuu1gop0gnp0*7,rtt2kmn618a0*2,5bd67decafgf9efd18a118a0chi6vvv0stt8ttt8sstbsstassscsssesst9ttt7uuv3vvv0*3,uvv3
  vvv0*3,lqr46ik0*2,6gi36gh46ef6*2,6ik0*2,gnp4kmn618a0*3,6ceg7dei18a0*3,chi6vvu0vnk0vnj0*7,vts1vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6gi16ff76ef76gh36ik0*2,gnp4kmn618a0*8,chi6vpn3ue70*2,rd62qc64pc56qc65ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hi36gi46ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,sd61pc59nb59qc65ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,rd67qc68te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,mqr39km0*8,iop3loo55bc0*8,fik5vqn2uga0*8,ulh2vvv0*3,uvv3
  vvv0uvv1vvv0vvv1vvv0*2,uuv1vvv0*13,vvv2vvv1vvv0vvv1uuu3uuu2vvv0*4,uvv1vvv1vvv0vvv1vvv0*2,uvv3
  vvv0ttt6qrrdttt8vvv0*2,tuu7rrrbqrrdvvv0*11,sstbqrrerrresss9rrrctttavvv0*4,sstbrrrcrssbqrrdrsscvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4vvv1uuu4vvv0*2,uuu5sstbttt6stt9sss9stt8tuu4vvv0*6,vvv1ttt5sstbttt5ttu6ttt7sttavvv0*3,tuu3ttu7sssatuu9sst8ttt5vvv0uvv3
  vvv0tuu3stt4tut5vvv0*2,tuu5sttbttt6uuu4vvv0stt7uuu4vvv0*7,stt8sttattt6ttt7ttt8sttavvv0*3,uuu3ttt9sssbttt8sss8uuu5vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt3vvv1vvv0*3,tuu5stt8sss8ttt7ttt5uuu8vvv0*7,vvv1sst6sttbstt9rrrfttt9uuu7vvv0*3,ttt4ttt8rssctttbsss9ttt7vvv0uvv3
  vvv0uuu2vvv1vvv0*3,tuu4vvv2vvv1stt9sst9uuu6vvv0*8,ttt8stt8ttt7ttt8ttt6ttt5vvv0*3,uuu2ttt8stt9tuu6ttt6uuu4vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4*2,vvv0*3,ttt7rssasst6sss6*2,rrsbsss9sst9sttasss8sstbsstattt7ttt8sstattu5ttt6ttt9stt9uuu5ttt9ttt8sstattu6stt9vvv0*5,uvv3
  vvv0vvv1vvv2vvv0*3,vvv1uvv2uvv1vvv0vvv1uuu3uvv3uuu4uuu2*2,vvv2uuu3uvv2uvv3uuu3vvv2uuu3*2,uuv3uuv2vvv3uvv2uuu4uuu3*2,vvv1vvv0*4,uvv3
  vvv0*36,uvv3
  vvv0stt7stt6uvu4vvv0*2,sttaqqrlrssb*2,sssapqqhsssdvvv0*6,vvv1rssasssbrssbrrsdrrscqrrjvvv0*3,stt5rssepqqkrssgqrrfsssbvvv0uvv3
  vvv0*7,vvv1*2,vvv0*2,vvv1*2,vvv0*7,uuu2uuu1uuu2uuu1uuu2vvv1vvv0*4,uuv2uuu1vvv0uuu1vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0stt6ust5vuu5vvv0*2,uuu4qqrfrrrbrrscqrrevvv0*8,vvv1qrrfrrrfqrrfopqkqrrerssavvv0*3,sss6rrrgopplrrshppqgrssbvvv0uvv3
  vvv0*20,vvv1vvv0vvv1vvv0*7,vvv1vvv0*5,uvv3
  vvv0*15,vvv1vvv0*20,uvv3
  vvv0*14,ttt6tttarsserssastt8rssbrrsdrssbvvv0*14,uvv3
  vvv0uvv0suu0*32,uvv0vvv0uvv3
  vvv0uvv0oqr8kmnhpss4*2,nqqbkmnfrtu0*12,prs3mopdmopcknnimopdnpqartu0*3,orr6mopfmppejmmkloofsuu0vvv0uvv3
  vvv0uvv0rtu0*20,rtu1rtu0*11,tuu0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qqqfsss7sssbstt8ssscvvv0ttu8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgsst8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbqqrjrssdvvv0*5,ttt6rssdqrrerssdttt7sssbttt6vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*35,uuu0
board-none-ranked 580x248
~ WwRR k9wt mGMW rk_K a7wQ 1M77 K74g SrT- 1M77 ki9b fNDb rHnG SU6_ Wn8I 7xfb 2CEz GBnu UecH uR9N
  qrrbrrs9rss9rrsasss6qrrcqrr9uuu0uvv0*29,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*25,uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*25,uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uuu4sttatuu5uuu3vvv0stt2qrs6stt3tuu0rss5qrr6tuu0vvv0*13,uvv6ttt7uuu5ttt7uuv3vvv0vvv1uvv6vvv0uvv3
  vvv0vvv1uuu2rssd*2,sssavvv0stt2qrr5stt3tuu0rss5qrr7tuu0vvv0*13,uvv6ttt7rrrcsssbuuv3vvv0uuu5uvv6vvv0uvv3
  vvv0*6,uvv0*7,vvv0*14,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0uvv0tuu0*10,rss5oppeqrraoppcopqdqrr9oppdpqqapqqbopqhpqqarss6tuu0*10,uuu0vvv0uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0*2,tuu0*32,uvv0vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
board-pnl 580x543
~ WwRR k9wt ulI9 rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 ki9b jCRD 7URU SU6_ UecH y3yJ Eh_9 o7pg ZV4y UMlZ
~ fdVP Inir hJGy 9mTS ZDKR Eh_9 _GQW ZV4y vU1Q fdVP 57b2 hhNl KGep DE7f Eh_9 ZS5X ZV4y Sckd fdVP WW5a
~ cM0I XsPu DE7f _H77 XjTD 8eTj gv77 WvJk kZaU FHuK qVs4 8eTj DKt2 uo9G bSa1 k0xo Di3h jSyv _-_M LwAS
~ czHl
  qrrbrrs9rssastt8uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*6,vvv1uuu3vvv2*2,uuu3uuu2uuv2uuu3uvv3uuu3uuu4ttu6uuu2vvv1vvv2uuu4vvv1vvv2vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*6,vvv3ttt8sssc*2,sstbuuu5sssasssbstt8tuu5ttt9*2,ttt8rssbtttastt8tttatttbvvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0stt3rss6rss3stt2tuu0uuu3sssauuu4uuu0rss5qrr6tuu0vvv0*22,uvv3
  vvv0uvv0stt2qrr9*2,qrr7tuu0uuu3sss8uuu4uuu0rss5qrr7tuu0vvv0*22,uvv3
  vvv0*2,uvv0*5,vvv0*3,uvv0*3,vvv0*23,uvv3
  vvv0*17,vur0vtp0vvv0*17,uvv3
  vvv0*16,vrk1vm50*2,vpd1vvv0*16,uvv3
  vvv0*7,tuu0suu0vvv0*7,vo92ul51qi48vm50vvt1vvv0*15,uvv3
  vvv0*6,rtu0oss1ors1rtu0vvv0*6,vpe2vm50ul51vn81vvv0*7,vts0vrq0vvv0*7,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vvu0vqh0vqf0vur0vvv0*6,vrp1vli0*2,vnl1vvv0*6,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,qrrkrssdrrrcrssbqqrgpqqdvvv1vvv0*4,vnl1ukh2nfd8vlj0vut1vvv0*5,uvv3
  vvv0*7,tuv0*2,vvv0*6,uuu4ttt5ttt4vvv2tuu3ttt5vvv0*5,vqo1vli0*2,vmk1vvv0*6,uvv3
  vvv0*5,sssbqrrdrssappqlpqqgrsshvvv0*4,uuu2ttt7tttbstt8stt6ttt9vvv0*6,vrq0vqp0vuu0vvv0*6,uvv3
  vvv0*7,vvv2uuv3vvv0*4,uuu1gjk1eij0*6,fij0rss3vvv0*3,qqqdqqrfrrsaqrrbttt3vvv0*5,uvv3
  vvv0*7,vvv1*2,vvv0*4,kno618a0*2,5bc74ac68dfc*2,18a118a0dhi6vvv0*3,uuu3uvv3tuu6uuu4vvv0*6,uvv3
  vvv0*3,rtt2cln0blm0*6,bln0ors2kmn618a0*2,4ac48dff9egf6ce818a0*2,chi6vvv0*3,tuu4tuu5ttt8ttt5vvv0*6,uvv3
  vvv0*3,kqr46ik0*2,6fh56fg56dd96cd96ik0*2,gnp4kmn618a0*3,5ac95bdc18a0*3,chi6vut1ukg0ujf0*6,ukf0vrp2vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6hk06fg8*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,rd63pc56mb59pc57ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hj1*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,te71pc5aob59rd62ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,sd63rd64te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,ors2emo0*8,lqr2opq4afh0*8,ilm4vrp2ujf0*8,vnk2vvv0*3,uvv3
  vvv0uuu3*2,uuu4vvv0*2,uuu4uuu3ttu4vvv0*11,vvv1ttt7uuu4ttt7sst8vvv0*5,ttt6tuu5uuu4tuu4uuv3vvv0uvv3
  vvv0uuu4stt9uuu5vvv0*2,uuu5stt8sst9vvv0*11,vvv1stt7ttu5stt7ttt8vvv0*5,tuu6stt8ttt7sst9stt9vvv0uvv3
  vvv0*36,uvv3
  vvv0stt7tuu3tut8vvv0*2,ttt8qrrjrssassscsssarsscttt6vvv0*8,urrcurreurrdurrevvv0*4,ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0*2,uuu1uuu2vvv0*2,uuu2uuu3*2,vvv1vvv0ttu3uuv2vvv0*8,vuu4vuu3*3,vvv0*4,uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgstt8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbrrrgrssdvvv0*5,ttt6rssdqrrdrssdttt7sssbttt6vvv0uvv3
  vvv0*21,uuv2vvv0*8,vvv1vvv0*5,uvv3
  vvv1vvv0*35,uuu1
board-roi 580x331
~ WwRR k9wt _K1x rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 ki9b jCRD rHnG s6sA UecH _H77 XjTD 8eTj gv77 WvJk
~ buJV FHuK qVs4 8eTj 3nrP bSa1 CSU2 4gH8 65Sh 8eTj i1LF ncqe bSa1 5FL1 RZuU 0j0k _-_M LwAS czHl
  qrrbrrs9rss8ttt5uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*6,vvv1uuu3vvv2*2,uuu3uuu2uuv2uuu3uvv3uuu3uuu4ttu6uuu2vvv1vvv2uuu4vvv1vvv2vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*6,vvv3ttt8sssc*2,sstbuuu5sssasssbstt8tuu5ttt9*2,ttt8rssbtttastt8tttatttbvvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0stt2rss5stt1*2,tuu0stt1rss5stt2uuu0ttu5stt7vvv0*23,uvv3
  vvv0uvv0stt2pqqb*2,qrr8tuu0stt2qrr7rss3uuu0stt9rsscvvv0*23,uvv3
  vvv0*2,uvv0*9,vvv0*25,uvv3
  vvv0stt7rssbttt8vvv0*2,ttt8rss9qrrcvvv0*14,qrrfsttbvvv0*5,rssbrsscsssarrrdstt9vvv0uvv3
  vvv0*2,vvv2vvv1vvv0*2,vvv1*3,vvv0*14,vvv1*2,vvv0*5,vvv1*4,uuu3vvv0uvv3
  vvv0*36,uvv3
  vvv0sst8vvv0*4,sssapqqmsss9rrscrsscoppjsss9vvv0*7,rtsaqsrcqsrdqssbtut7vvv0*4,pqqgqrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0sst6stt6tuu4vvv0*2,sstcrrrasssapqqjqqrgsstevvv0*9,uqqdtqqg*2,utt8vvv0*4,pqqdqrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgsst8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbqqrjrssdvvv0*5,ttt6rssdqrrerssdttt7sssbttt6vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu0
place-ranked 580x366
~ WwRR k9wt E96w rk_K TH8t w7NQ L0bC lLhh w7NQ p4l8 P1l3 AK7N Gu_b uqpY Qsbw zYE9 8KHc Qsbw Xu48 zk3F
~ RcSb AU3B Qsbw Bskq NwzM rk_K LY5M ddXO vlJQ -klY DNZO BQLJ eg6Z
  qrrdrss8*2,qrrcrss7uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*20,suu2stu3suu0suu1suu0uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*20,pss8nqrcmpqcmqqelpqbsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2klm8ttt3qrr4mnn8opp7vvv0*21,uuu3uuu6uuu4*2,uuv1uuu3vvv0*2,uvv3
  vvv0*2,ijkcikk8gijagiibjllavvv0*17,vvv1vvv0*3,ttta*2,stt8ttt7sst9rssbttu5vvv0uvv3
  vvv0uuu1opp0uuu1ttt3qqr2ttt1vvv0*17,qsrhrts9qsrgqsrbrts8qsrgrts8psrdqsrcqsrfrtscvvv0uvv3
  vvv0vvv1vvv0*2,vvv1*3,vvv0*24,uuu3*2,ttu4uuu2vvv0uvv3
  vvv0uuu5rrsfsss8sssbrssd*2,rssbrsscuuu4vvv0*21,qrrgrssdqqrgsstcvvv0uvv3
  vvv0vvv2uuu4uuv2vvv1*2,uvv3vvv1uuu4*2,tuu6uuu6ttu6uuu2vvv0*16,rts2tuu4uvv1uuu3uvu3vvv0uvv3
  vvv0uuu4sttdsttesssdtttassscsstdttt8ttt9tttattt9stt9uvv4vvv0*16,mqo8sts9qsraqssbrts8vvv0uvv3
  vvv0uuu4ttt7uuu4ttt6uvv3tuu4uuu7sttbvvv2vvv0*20,vvv1sssbtttarrrcsst9vvv0uvv3
  vvv0vvv3stt7tuu6ttu7tuu4ttu7uuu6tuu7vvv1vvv0*20,vvv1sss8ttt6stt7uuu5vvv0uvv3
  vvv0qrs3gkl0*28,qss2tuu0*3,uuu0vvv0uvv3
  vvv0uuu3ttu6tuu7rssdtuu5ttu7ttt6stt9ttt8*3,vvv0*14,qrrfttt6sssaqrrgrssfpqqgrssbsss9stt8vvv0uvv3
  vvv0vvv1uuu2vvv3uuu3uuu2uvv2*2,uuu2uuu3*3,vvv0*14,uuu3uuu5tuu3uuu4uuu2ttt3uuv3ttt5uuu3vvv0uvv3
  vvv0uuu6rsscrrrirrscrrsfssscrssfssscrssasssbrrrdrsscsttbrrrcssseqrreqrrgsttcrrscsss9ssscsss8qrrhsstdqrrfsssbrssettt7vvv0*7,uvv3
  vvv0*36,uvv3
  vvv0uuu5sssbsssaqrrerrsfqrrjssscqrrfsssbrsscssscsssbrssfsssavvv0*21,uvv3
  vvv0*2,vvv1vvv0*8,vvv1vvv0*24,uvv3
  vvv1vvv0*35,uuu1
place-loss 580x418
~ WwRR k9wt UGsg rk_K TH8t w7NQ L0bC lLhh w7NQ p4l8 P1l3 AK7N pJ6S uqpY Qsbw zYE9 8KHc Qsbw Xu48 zk3F
~ RcSb AU3B Qsbw Bskq NwzM rk_K zepr ddXO vlJQ BWk3 CZ3n JK1o dxm5 eg6Z
  qrrdrss8rssastt5uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*20,suu2stu3suu0suu1suu0uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*20,pss8nqrcmpqcmqqelpqbsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2klm8ttt3qrr4mnn8opp7vvv0*21,uuu3uuu6uuu4*2,uuv1uuu3vvv0*2,uvv3
  vvv0*2,ijkcikk8gijagiibjllavvv0*16,vuu1vvv0vuv1vvv1vvv0ttta*2,stt8ttt7sssarssbttu5vvv0uvv3
  vvv0uuu1opp0uuu1ttt3qqr2ttt1vvv0*16,uqreuqrgust9tqqftqqcurs8urrgurr8tqqetqqcuqrfurrcvvv0uvv3
  vvv0vvv1vvv0*2,vvv1*3,vvv0*24,uuu3*2,ttu4uuu2vvv0uvv3
  vvv0uuu5rrsfsss8sssbrssd*2,rssbrsscuuu4vvv0*21,qrrgrssdqqrgsstcvvv0uvv3
  vvv0vvv2uuu4uuv2vvv1*2,uvv3vvv1uuu4*2,tuu6uuu6ttu6uuu2vvv0*16,rts2tuu4uvv1uuu3uvu3vvv0uvv3
  vvv0uuu4sttdsttesssdtttassscsstdttt8ttt9tttattt9stt9uvv4vvv0*16,mqo7sts9qsraqssbrts8vvv0uvv3
  vvv0uuu4ttt7uuu4ttt6uvv3tuu4uuu7sttbvvv2vvv0*20,vvv1sssbtttarrrcsst9vvv0uvv3
  vvv0vvv3stt7tuu6ttu7tuu4ttu7uuu6tuu7vvv1vvv0*20,vvv1sss8ttt6stt7uuu5vvv0uvv3
  vvv0qrs3gkl0*7,rst2tuu0*24,uuu0vvv0uvv3
  vvv0uuu3ttu6tuu7rssdtuu5ttu7ttt6ttt8uuu6sstbtuu5tuu6vvv0*11,vvv1rsscqrrfttt6sssaqrrgrssfpqqgrssbsss9stt8vvv0uvv3
  vvv0vvv1uuu2vvv3uuu3uuu2uvv2uuu1uuu3uuu4uuu2uuu3uuu2vvv0*12,ttt5uuu3uuu5tuu3uuu4uuu2ttt3uuv3ttt5uuu3vvv0uvv3
  vvv0uut6trqctrpitrqctrpetsrctrqetsrctrqatsqbtrpctrqctsqbtrpdtrqeusrbsqogtsrbtrqdtrpauts6trphtrqdusratrqctrqatrpeusrbtrpdtrqbtsqctqpftqpgvvv0*2,uvv3
  vvv0vuu5utsauts9trqavut5vvv0*30,uvv3
  vvv0vuu3vut3vuu3utt5vvu3vvv0*30,uvv3
  vvv0uuu5tttbstt8ttt8sttattt9rssdsttbtttarsscttt8sttbttu6tttbttu7stt9sssasssfsttbttt7sssdsttbttt7stt8ttt9tttasssauuu4vvv0*7,uvv3
  vvv0*2,uuu3vvv2uuu3uvv2uuu3uuu2uuu3uvv2uuu3vvv2uuu4uvv3uuu2vvv2uuu4vvv3uuu4uuu3*2,uvv3*2,uvv2uuu3uuv3tuu5uuu3uuv2vvv0*7,uvv3
  vvv0uvv4ttt7tuu6sssatttasssetuu8sssbttt8ttt7tuu7tuu6ttu8tuu5vvv0*21,uvv3
  vvv0vvv1uuu5uuu4*2,uuu5uuu4uuu3uuu4uuu3uuu4ttu6uuu4uuu6uuu4vvv0*21,uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
place-first 580x263
~ WwRR k9wt ZmwZ rk_K TH8t w7NQ L0bC lLhh w7NQ q9g2 P1l3 AK7N Gu_b uqpY Qsbw zYE9 GvdM Qsbw Xu48 zk3F
~ RcSb AU3B eg6Z
  qrrdrss8rsscsst7uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*20,suu2stu3suu0suu1suu0uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*20,pss8nqrcmpqcmqqelpqbsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2klm8vvv0*25,uuu3uuu6uuu4*2,uuv1uuu3vvv0*2,uvv3
  vvv0*2,ijkcvvv0*21,vvv2vvv1*2,vvv0tttasttastt8ttt7sstarssbttu5vvv0uvv3
  vvv0uuu1opp0uuu1vvv0*20,qsrgsts9qsrfqsrbrts8qssgrts8psrdqsrcqsrfrtscvvv0uvv3
  vvv0vvv1vvv0*2,vvv1*3,vvv0*22,vvv1uuu2uuu3*2,ttu4uuu2vvv0uvv3
  vvv0uuu5rrsfsss8sssbrssd*2,rssbrsscuuu4vvv0*19,tuu4rrshpqqlrssdqqrgsstcvvv0uvv3
  vvv0vvv2uuu4uuv2vvv1*2,uvv3vvv1uuu4*2,tuu6uuu6ttu6uuu2vvv0*16,rts2tuu4uvv1uuu3uvu3vvv0uvv3
  vvv0uuu4sttdsttesssdtttassscsstdttt8ttt9tttattt9stt9uvv4vvv0*16,mqo7sts9qsraqssbrts8vvv0uvv3
  vvv0vvv2uuu2vvv1tuu5uuu5tuu7uuu4ttu6uuu4uuv2vvv1*3,uvv2vvv0*21,uvv3
  vvv0uuu3sttattt8stt9tttasttcttt7stt9tuu7stt9sssbsttasstdttt8vvv0*21,uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
place-unpaid 580x336
~ WwRR k9wt pa0s rk_K TH8t w7NQ L0bC w7NQ o48w P1l3 AK7N uqpY Qsbw Xu48 zk3F RcSb AU3B Qsbw Bskq NwzM
~ rk_K LY5M ddXO vlJQ -klY DNZO Y3at eg6Z
  qrrdrss8*2,qrrbrssauvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*27,uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0uuu2klm8vvv0noo4mno9ijk7qrr6ppq6vvv0*27,uvv3
  vvv0*2,ijkcttt3noo7jklcmnnbceedfhh9vvv1vvv0*20,vvv1vvv0*5,uvv3
  vvv0uuu1opp0noobpqq1rss1opp2vvv0ttt3vvv0*19,ssscrssfssscsssbrssbqrrdttt6vvv0uvv3
  vvv0vvv1vvv2vvv1vvv0*4,vvv1uuu2uuv2vvv3uuu3vvv1vvv0*16,tuu1uvu1vvv0vvv1*2,vvv0uvv3
  vvv0uuu6rssg*2,rssfsstcrsse*2,sttbsstcsssdsttdrssbuuu6vvv0*16,jom9rtscpsqbpsrdrtsavvv0uvv3
  vvv0vvv2uuu2*3,vvv0uvv1uvv4tuu6vvv1vvv0*21,ttt7tuu6sst8ttt5vvv0uvv3
  vvv0uuu5rssbttt9sstbttt7sttatttasttbvvv2vvv0*20,uvv2rrscsss9rrrcttt9vvv0uvv3
  vvv0qrs3gkl0*28,qss2tuu0*3,uuu0vvv0uvv3
  vvv0uuu2uuu4uuv4stt9uuu4uuu3ttt5ttu6uuu6tuu6*2,vvv0*14,sstatuu5stt8sssbsttbqrrcsss8ttu5tuu4vvv0uvv3
  vvv0vvv1tuu4uuu6ttu7uuu3uuu5uuu4ttt5tuu6uuu6tuu5vvv0*14,sss8tuu7ttt6stt9ttt6sss8uuu6sss9ttt8vvv0uvv3
  vvv0uuu6rsscrrrisssarrsfssscrssfssscrssasssbrrrdrsscsttbrrrcssseqrreqrrgsttcrrscsss8ssscsst9rrrgssscqrressscrssdttt7vvv0*7,uvv3
  vvv0*4,uuv2vvv0*31,uvv3
  vvv0uuu5sssa*2,qrrerssfqrrjssscqrrfsssbrsscsssb*2,rssfsssavvv0*21,uvv3
  vvv0*2,vvv1vvv0*8,vvv1vvv0*24,uvv3
  vvv0*36,uuu1
place-no-trades 580x263
~ WwRR k9wt RmZ2 rk_K TH8t w7NQ L0bC iO-p C8Qe J62Q eg6Z
  qrrdrss8*2,rss9qrrarss6uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*27,uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0rrramnnhqqqdnopdmnojnoodoppdoopgoppcvvv0*26,uvv3
  vvv0*2,uvv1vvv1uvv1uvv2uvv1vvv1ttt4vvv1vvv0*26,uvv3
  vvv0uuu5uuu4*2,tuu4uuu6ttt6uuu4*2,uuu5tuu4uuu4uuu2stt7uuu4*3,ttt7ttt6tuu5uuu3tuu6stt7ttt5uuu3uuu5ttt6vvv0*9,uvv3
  vvv0uuu5rsscsstbssscsssdrsscrrsfsssaqrrhsttdrsscsss7sssdsss9rrrfrrsetttbrssctttarssb*2,sssersscsst9rrrhssscuuu3vvv0*8,uvv3
  vvv0vvv2uuu4uuv2vvv1*2,uvv3vvv1uuu4*2,tuu6uuu6ttu6uuu2vvv0*22,uvv3
  vvv0uuu4sttdsttesssdtttassscsstdttt8ttt9tttattt9stt9uvv4vvv0*22,uvv3
  vvv0vvv1vvv0*2,uuu3*2,uuu4uvv3uuu4uuu2vvv1vvv0*3,vvv1vvv0*21,uvv3
  vvv0uuu4sssbsst9sssbsttcsssettt8sssattt8rssarssdsssbrssfsst9vvv0*21,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
place-below-minimum 580x263
~ WwRR k9wt 3Mi4 rk_K TH8t w7NQ L0bC iO-p wLFS rk_K h_kk ddXO vlJQ djfg eg6Z
  qrrdrss8rrs8rrscrss7rrsdrsscrrsauuu1uvv0*28,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3ttu2rss6tuu1uuu2vvv0*27,uvv3
  vvv0tuu4lnnckllinooejklglmmjjllfklmdvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0rrs9noogqrrcoppbnoogoppbpqqcoppfpqqbvvv0*26,uvv3
  vvv0vvv1ttt3uuu2tuu3uuu4ttu3uuu2sst6uuu2vvv0*26,uvv3
  vvv0uuu2*2,uuu4vvv3ttt6ttt7ttu6tuu6ttu7sss7uuv2vvv1*2,uuu3uuu4vvv1uvv1uuu3uuu4vvv0*16,uvv3
  vvv0uuu5rrrepqqestt8rssbrssfrssesstarssbrrsfsttbqqqksst7rrrfqrresssaqrrgpqqfrsscvvv0*16,uvv3
  vvv0qss2imn0*18,lop2tuu0*13,uuu0vvv0uvv3
  vvv0uuu2stt5rss6*2,stt4*2,sst4rss7sst8rss7stt3tuu0*8,uuv0vvv0*15,uvv3
  vvv0uuu2ttt9ttt8*3,uuu4ttt8ttt9tuu7ttt7vvv3vvv0*24,uvv3
  vvv0vvv2uuu3*2,ttt6tuu7ttt9uuu6ttt8tuu5uuu4uuu3uuu2uuu4uuu3vvv0*21,uvv3
  vvv0uuu2ttt8ttu7ttt8ttt9*2,tuu6ttt7uuu6ttt8sttattt8tttattu7vvv0*21,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
place-next-update 580x263
~ WwRR k9wt 6EUs rk_K TH8t w7NQ L0bC iO-p i5iC eg6Z
  qrrdrss8*2,rss9rrscqrrarss7uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3ttu2rss6tuu1uuu2vvv0*27,uvv3
  vvv0tuu4lnnckllinooejklglmmjjllfklmdvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0rrs9noogqrrcoppbnoogoppbpqqcoppfpqqbvvv0*26,uvv3
  vvv0vvv1ttt3uuu2tuu3uuu4ttu3uuu2sst6uuu2vvv0*26,uvv3
  vvv0uuu4uuv2ttt9uuu4vvv1uvv1uuu4*4,ttu6vvv1uvv1uuu3uvv2uuu4uuu3vvv0*18,uvv3
  vvv0uuu6rrresssfqrresss9qqrhpqqfrsscqrrjrsserrsgrrsbrrrdrsscqqqjpqqhqrrfuuu4vvv0*17,uvv3
  vvv0vvv1vvv0*2,uuu3*2,uuu4uvv3uuu4uuu2vvv1vvv0*3,vvv1vvv0*21,uvv3
  vvv0uuu4sssbsst9sssbsttcsssettt8sssattt8rssarssdsssbrssfsst9vvv0*21,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
place-removed 580x263
~ WwRR k9wt odg0 rk_K TH8t w7NQ L0bC iKEh X_W7
  qrrdrss8rss7rrrarssastt4uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3ttu2rss6tuu1uuu2vvv0*27,uvv3
  vvv0tuu4lnnckllinooejklglmmjjllfklmdvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0sss6pqqeqrrbnopgpqqbqqr8ppqbnopdppqeoppcpqqcoppfoppdqrr9noohpqqaoppeppqdnoodoppgoppbppqdoppevvv0*12,uvv3
  vvv0*2,uuu1*2,uuu3uuu2*3,uuu4uuu2tuu2uuu2uuu3tuu3uuu3*2,tuu2*2,ttu3ttt2uuu3ttt2ttt3tuu2vvv0*12,uvv3
  vvv0uuu4tuu6uuu3vvv2uuu4uvv1vvv2uuu3uuu4vvv1uvv1vvv0vvv1*2,vvv2uuu3ttt5uuu4vvv1*2,uuu2ttu6vvv1*2,uvv1uuu3uuu5vvv1uvv1uuu3vvv0*5,uvv3
  vvv0ttt7qrresssbqrrjqrrgrssfrrrfrrsarrrerssfqrrgrssbqrrerrrdqqrhttt8rrseqqqnrrserrscrrsesttaqqqhsstbqrrdsssdqqqgrssbpqqhsssbvvv0*5,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
place-final 580x263
~ WwRR k9wt x9Wq rk_K TH8t w7NQ fTMe w7NQ p4l8 P1l3 AK7N uqpY Qsbw zS7g 8KHc Qsbw lpku h8LH Qsbw tt2p
~ P8D4
  qrrdrss8rsscrss9uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3pqq8stt5uuu1sss7rss5uuu1tuu2uuu0vvv0*23,uvv3
  vvv0tuu4lnnckllinooeoopeklmilmmg*2,jklglmmeklldpqq5vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0uuu2lmm7ttt3qrr4mno7ppq6vvv0*29,uvv3
  vvv0*2,jlldikk8hij9hijbkllbvvv0*23,vvv1vvv0*5,uvv3
  vvv0tuu2mnn0tuu2stt4ppq2sss2vvv0*21,ssscrssfssscsssbrssbqrrdttt6vvv0uvv3
  vvv0vvv1vvv0*29,uuu3*2,ttu4uuu2vvv0uvv3
  vvv0uuu4rssessscsttcvvv0*26,qrrgrssdqqrgsstcvvv0uvv3
  vvv0vvv3uuu4vvv2vvv0*24,ttt5uuu5ttt8ttt7tuu5sst8ttt5vvv0uvv3
  vvv0uuu5sstdsstetuu4vvv0*23,ttt7rssbqrrdsssbrss9rrrcttt9vvv0uvv3
  vvv0uuu6ttt9uuu5ttt7ttt8ttt7uuu5vvv0*14,uuu6rssdstt7sssb*2,rrrbstt8ttt6*2,stt6sssastt9ttt6vvv0uvv3
  vvv0vvv2ttu8tuu6ttt6ttt7ttt6uuu4vvv0*14,tuu7stt7*2,ttt6stt7ttt7stt8ttt8ttt7*2,ssscttu6uuu6vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
place-final-unranked 580x263
~ WwRR k9wt 5f4p rk_K TH8t w7NQ fTMe Xnj2
  qrrdrss8rsscrssarssbrss9qrrcstt6uvv0*29,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4opp9rrr6ttt2rrs8qqq6ttt2sss3tuu1vvv0*23,uvv3
  vvv0uuu4nooblmmgoppdpqqdmnnhmnnflmnflmmfmnndlmncqrr4vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0rss6oppfpqqbmnoioppcnoocnoohrrranoodmnojnooaoopiqqrbmnniopphpqqcnoodttt4vvv0*17,uvv3
  vvv0*3,vvv1*3,uvv1vvv1*2,uuu1uvv2uuu1vvv1*2,uuv2uvv1vvv1uvv1vvv1vvv0*17,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
place-class 580x398
~ WwRR k9wt 4tiC rk_K TH8t w7NQ L0bC lLhh w7NQ p4l8 P1l3 T7Hc Gu_b uqpY Qsbw zYE9 8KHc Qsbw Xu48 zk3F
~ RcSb AU3B Qsbw Bskq NwzM rk_K LY5M ddXO vlJQ -klY DNZO BQLJ eg6Z h6OY
  qrrdrss8*3,uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*20,suu2stu3suu0suu1suu0uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*20,pss8nqrcmpqcmqqelpqbsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2klm8ttt3qrr4mnn8opp7vvv0*22,uuu5uuu4*2,uuv1uuu3vvv1vvv0uvv3
  vvv0*2,ijkcikk8gijagiibjllavvv0*17,vvv2vvv1*2,vvv0uuu4stt9ttt8ttu8sstarssbttu5vvv0uvv3
  vvv0uuu1opp0uuu1ttt3qqr2ttt1vvv0*17,qsrgsts9qsrfqsrbrts8qssgrts8psrdqsrcqsrfrtscvvv0uvv3
  vvv0vvv1vvv0*2,vvv1*3,vvv0*24,uuu3*2,ttu4uuu2vvv0uvv3
  vvv0uuu5rrsfsss8sssbrssd*2,rssbrsscuuu4vvv0*21,qrrgrssdqqrgsstcvvv0uvv3
  vvv0vvv2uuu4uuv2vvv1*2,uvv3vvv1uuu4*2,tuu6uuu6ttu6uuu2vvv0*16,rts2tuu4uvv1uuu3uvu3vvv0uvv3
  vvv0uuu4sttdsttesssdtttassscsstdttt8ttt9tttattt9stt9uvv4vvv0*16,mqo8sts9qsraqssbrts8vvv0uvv3
  vvv0uuu4ttt7uuu4ttt6uvv3tuu4uuu7sttbvvv2vvv0*20,vvv1sssbtttarrrcsst9vvv0uvv3
  vvv0vvv3stt7tuu6ttu7tuu4ttu7uuu6tuu7vvv1vvv0*20,vvv1sss8ttt6stt7uuu5vvv0uvv3
  vvv0qrs3gkl0*28,qss2tuu0*3,uuu0vvv0uvv3
  vvv0uuu3ttu6tuu7rssdtuu5ttu7ttt6stt9ttt8*3,vvv0*14,qrrfttt6sssaqrrgrssfpqqgrssbsss9stt8vvv0uvv3
  vvv0vvv1uuu2vvv3uuu3uuu2uvv2*2,uuu2uuu3*3,vvv0*14,uuu3uuu5tuu3uuu4uuu2ttt3uuv3ttt5uuu3vvv0uvv3
  vvv0uuu6rsscrrrirrscrrsfssscrssfssscrssasssbrrrdrsscsttbrrrcssseqrreqrrgsttcrrscsss9ssscsss8qrrhsstdqrrfsssbrssettt7vvv0*7,uvv3
  vvv0*36,uvv3
  vvv0uuu5rsscsssaqrrerrsgqrrjssscqrrfsssbrsscrssdsssbrssfsssavvv0*21,uvv3
  vvv0*36,uvv3
  vvv0tuu6rssettt9rrrdsss9rrrhqqrkttt7rrrhsssbrssbqrrdrrserrsdqrrfssse*2,qrrerssdsssb*2,rrsetttcsssbrssfsttarsshvvv0*8,uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
place-open 580x263
~ WwRR k9wt aP9O rk_K TH8t w7NQ L0bC VpCl
  qrrdrss8*2,rrs9uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*27,uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0ttt9ppqmsttbpqqkqqqgpqqjrrsfqqrgopplqrrgpqqkpqqjqrrf*2,ppqjrssaoopkqqqerrrhqqqjqrrfqqrhqrrfpqqioppiqrrhopplrssbqqqipqqjstt6vvv0*4,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
place-failed 580x263
~ WwRR k9wt opGy rk_K TH8t w7NQ L0bC __0L RzS0 izi8
  qrrdrss8rssaqrrcttu3uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*27,uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0sstcopplrrscppqnppqjqrriqqrknoohrrrgqqqjqrrdppqlqqqcvvv0*22,uvv3
  vvv0*36,uvv3
  vvv0uvv5ttt1uvv0*2,uuu1uvv0uvv5vvv0*28,uvv3
  vvv0uvv6uuu6pqqgnoohoppittu6uvv6vvv0*28,uvv3
  vvv0vvv1uvv0*5,vvv0*29,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
place-loading 580x271
~ WwRR k9wt LXgv rk_K 02fq L0bC iOkF iOkF
  qrrdrss8rssaqrrcqrr9uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3ttu2rss6tuu1uuu2vvv0*27,uvv3
  vvv0tuu4lnnckllinooejklglmmjjllfklmdvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0tuu0rss0*12,stt0vvv0*21,uvv3
  vvv0tuu0rss0*12,stt0vvv0*21,uvv3
  vvv0uvv0stt0*12,tuu0vvv0*21,uvv3
  vvv0uvv0stt0*32,uuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,uvv0vvv0uvv3
  vvv1vvv0*35,uuu1
check-good 580x532
~ WwRR k9wt TBZw rk_K uAn5 rmeQ xjEk 2hxf WIBq FA5A 79Ve 7T37 FA5A 79Ve h9lF FA5A 79Ve DNtR l7xE eDxi
~ wn4C bAfl l7xE w3-p wn4C riqq l7xE KKF_ wn4C Hi13 l7xE I6-7 wn4C a4UZ
  rrsaqrrarss8rss9ttu3uvv0*32,
  uuu0*37,
  uuu0uvv0*35,tuu2
  uuu0orqcprqcprqborqeorqcpsr9orpcmqodorpdprqborqepsr9orqenrpdnqpfnqpcrts6uvv0*18,tuu2
  uuu0*2,uvv0*34,tuu2
  uuu0hnkasss8pqqirrrcopqjqrrepqqiqqrfopphqrrdqrreqrrdopqjqrrdopqipqqiqrrcuvv0*18,tuu2
  uuu0nqp4stt4rss8stt5*2,sss8stt6sss5sss7rss8sss7sst7stt5stt4uvv0*21,tuu2
  uuu0orp5uuu3rss8stt7qrrbsssastt6rss9sss7rss7sss7stt7rssattt4uvv0*21,tuu2
  uuu0hnkarss9qrrcopplpqqgqrrfqrrbpqqgopqipqqipqqhoppgpqqdqrrduvv0*21,tuu2
  uuu0*2,uvv0*7,uuu0uvv0*26,tuu2
  uuu0qrrdqrrgrrrcrssbrrscrssbsss8uvv0*28,tuu2
  uuu0tuu0*34,uuu0tuu2
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrarss4pqqd*2,qrrarss8qrr9pqrapqqaqrra*2,prrcpqqdqrr8tuu0*4,uuu0tuu2
  uuu0ttt1qrr8qrr9rss6stt3tuu0*29,uuu0tuu2
  uuu0ttt1rss5stt4sss2stt2tuu0*29,uuu0tuu2
  uuu0uuu1uuu0*33,uvv0tuu2
  uuu0qrrcqrrfrrsbqrrcrss8qrrduuu0*28,uvv0tuu2
  uuu0tuu0ttt0*2,stt1ttt0stt1*2,ttt0*2,stt0ttt1stt1*2,tuu0stt1stt0stt1tuu0stt0stt1ttt0ttt1stt0ttt0stt0*2,stt1ttt0stt1ttt0tuu0*4,uuu0tuu2
  uuu0stt2qrr9*2,qrrbrss9qrs9qrrbpqrbqrr8rss4prrbpqqcpqqestt4pqqdqrraqrr8rss4pqqcpqrcqrr9rss6rss8qrr9*2,qrs9*2,qrrcpqrcqrr8tuu0*4,uuu0tuu2
  uuu0stt3pqqdpqqepqr9rss5tuu0*29,uuu0tuu2
  uuu0tuu0*34,uuu0tuu2
  uuu0sss6stt7stt5sst7ttt4stt4ttt5sst6tuu2uvv0*26,tuu2
  uuu0stt6sss8stt6stt5sss3rss7rss8sss7tuu2uuu0*26,tuu2
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7stt2qrr9*2,rss5sst5rss6rss7qrr7rss6rss7rss8qrr9rss4tuu0*4,uuu0tuu2
  uuu0tuu0rss4rss5*2,stt3*2,rss4rss5stt3stt2sss4rss5stt4stt1rss4stt3*2,stt1rss4sst4rss4stt2stt3sst2stt3*3,stt4sst4sss4tuu0*4,uuu0tuu2
  uuu0stt3pqqcpqrcqrr7rss4tuu0*29,uuu0tuu2
  uuu0*36,tuu2
  uuu0qrrdqrrgrrrcqrrdrrs8qrrcqrrd*3,pqrdqrrauuu0uvv0*23,tuu2
  uuu0tuu0*34,uuu0tuu2
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrarss4pqqd*2,qrrarss8qrr9pqrapqqaqrra*2,prrcpqqdqrr8tuu0*4,uuu0tuu2
  uuu0ttt1qrr8qrr9rss6stt5tuu0*29,uuu0tuu2
  uuu0ttt1rss5stt4sss2stt2tuu0*29,uuu0tuu2
  uuu0*35,uvv0tuu2
  uuu0tuu0*35,uuu0
check-bad 580x554
~ WwRR k9wt y99F rk_K uAn5 CV2o Sf_S vC1U 2hxf bAzl hz8W o6Q6 fhLy hz8W o6Q6 cwtu hz8W o6Q6 DNtR l7xE
~ eDxi wn4C bAfl l7xE w3-p wn4C riqq l7xE KKF_ wn4C Hi13 l7xE I6-7 wn4C a4UZ
  rrsaqrrarss8*2,uvv0*33,
  uuu0*37,
  uuu0uvv0*35,tuu2
  uuu0sopcsnoesoofsppctpqdsopesopfsnofsppcsopbsppasooesppcsopctqqbuvv0*20,tuu2
  uuu0oppjopqeqrrbpqqfpqqhopqhpqqeqqrgppqipqqcqqrfqrrfopqhqqrestt5uvv0*20,tuu2
  uuu0uvv0*12,tuu4uvv0*22,tuu2
  uuu0rklatss6tqqetrr9sppftqrbtqqetqrcsppdtqratqqctrrdtqrcsppetrraspqdtqqetqrbuvv0*17,tuu2
  uuu0utt1uvv0*14,uuu1uvv0*19,tuu2
  uuu0qijbtst6sppetrrasppdtqqftqrasppdsppbtrrbtqrdspqctqrftqrbspqdtrrcuvv0*19,tuu2
  uuu0sop5utt4tst5tss5tst5tss7tss9utt6trs8utt3tss5tss6*2,tst6tss7utt5*2,uvv0*18,tuu2
  uuu0sop5utt3tst5tss5utt6*2,tss8tss6tss8tss4trr9tss7tss8tss6*2,tss5utt4uvv0*18,tuu2
  uuu0sss6stt7stt5ttt5*3,tuu4uvv0*28,tuu2
  uuu0stt6sss8stt6rss7sss6stt6stt4uuu0*28,tuu2
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7stt2qrr9*2,rss5sst5rss6rss7qrr7rss6rss7rss8qrr9rss4tuu0*4,uuu0tuu2
  uuu0tuu0sst3rss4sst4stt3*2,rss4rss5stt3stt2sss4rss5stt4stt1rss4stt3*2,stt1rss4sst4rss4stt2stt3sst2stt3*3,stt4sst4sss4tuu0*4,uuu0tuu2
  uuu0stt3pqqd*2,prr8sst5tuu0*29,uuu0tuu2
  uuu0*2,tuu0*33,uuu0tuu2
  uuu0qrrdqrrgrrrcqrrdrss8qrrduuu0uvv0*28,tuu2
  uuu0tuu0*34,uuu0tuu2
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrarss4pqqd*2,qrrarss8qrr9pqrapqqaqrra*2,prrcpqqdqrr8tuu0*4,uuu0tuu2
  uuu0ttt1qrr8qrr9rss6stt3tuu0*29,uuu0tuu2
  uuu0ttt1rss5stt4sss2stt1tuu0*29,uuu0tuu2
  uuu0uuu1uuu0*33,uvv0tuu2
  uuu0qrrcqrrfrssbqrrcrrs8qrrcqrrd*2,ttt4uvv0*26,tuu2
  uuu0tuu0*5,ttt0tuu0*10,ttt0tuu0*7,ttt0tuu0*9,uuu0tuu2
  uuu0stt2qrr9prraprrcqrr9qrrapqqc*2,qrr8rss5pqqcpqqdpqqfstt4pqqepqrbqrrarss4pqqd*2,qrrarss7qrr9pqra*2,qrra*2,prrcpqqdqrr8tuu0*4,uuu0tuu2
  uuu0stt3pqqdpqqepqr9rss5tuu0*29,uuu0tuu2
  uuu0tuu0*34,uuu0tuu2
  uuu0sss6stt7stt5sst7ttt4stt4ttt5sst6stt7sss7stt5uuu0uvv0*23,tuu2
  uuu0stt6sss8stt6stt5sss3rss7rss8sss7sst6rss6rss5uuu0*24,tuu2
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7stt2qrr9*2,rss5sst5rss6rss7qrr7rss6rss7rss8qrr9rss4tuu0*4,uuu0tuu2
  uuu0tuu0sst3rss4sst4stt3*2,rss4rss5stt3stt2sss4rss5stt4stt1rss4stt3*2,stt1rss4sst4rss4stt2stt3sst2stt3*3,stt4sst4sss4tuu0*4,uuu0tuu2
  uuu0stt3pqqd*2,prr8rss7tuu0*29,uuu0tuu2
  uuu0*2,tuu0*33,uuu0tuu2
  uuu0*36,uuu1
